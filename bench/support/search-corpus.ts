/** Numbers that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const syllables =
  'ba be bi bo da de di do fa fe ga go ka ke ko la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te ti to va vo za ze'.split(
    ' ',
  );

/** Invented words as languages have them: few very common, many rare. */
export function createVocabulary(size: number): {
  word: (rank: number) => string;
  draw: (random: number) => string;
} {
  const words = Array.from({ length: size }, (_, rank) => {
    let left = rank;
    let word = '';
    do {
      word += syllables[left % syllables.length] ?? '';
      left = Math.floor(left / syllables.length);
    } while (left > 0);
    return `${word}n`;
  });
  const sums = new Float64Array(size);
  let total = 0;
  for (let rank = 0; rank < size; rank += 1) sums[rank] = total += 1 / (rank + 2.7) ** 1.05;
  return {
    word: (rank) => words[rank] ?? '',
    draw(random) {
      let [low, high] = [0, size - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sums[middle] ?? 0) < random * total) low = middle + 1;
        else high = middle;
      }
      return words[low] ?? '';
    },
  };
}

export const vocabulary = createVocabulary(60_000);

export type Text = { readonly title: string; readonly body: string };

export function* texts(count: number): Generator<Text> {
  const random = createRandom(7);
  for (let n = 0; n < count; n += 1) {
    const words = (many: number): string =>
      Array.from({ length: many }, () => vocabulary.draw(random())).join(' ');
    yield { title: words(3 + Math.floor(random() * 5)), body: words(30 + Math.floor(random() * 140)) };
  }
}

/** 1 to 4 words, every fourth with one of the ten commonest. */
export function queries(count: number): string[] {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, n) => {
    const words = Array.from({ length: 1 + (n % 4) }, () => vocabulary.draw(random()));
    if (n % 4 === 0) words[0] = vocabulary.word(Math.floor(random() * 10));
    return words.join(' ');
  });
}
