const letters = 'abcdefghijklmnopqrstuvwxyz';
const consonants = 'bcdfghjklmnpqrstvwxz';
const vowels = 'aeiou';

/** Queries that mean nothing: half of them mashed keys, half words that could be said and are in no text. */
export function makeNonsense(count: number, texts: readonly string[]): string[] {
  const random = randomFrom(7);
  const known = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));
  const pick = (from: string): string => from.charAt(Math.floor(random() * from.length));
  const mashed = (): string =>
    Array.from({ length: 5 + Math.floor(random() * 6) }, () => pick(letters)).join('');
  const sayable = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(consonants) + pick(vowels)).join('') +
    pick(consonants);
  const unknown = (make: () => string): string => {
    const word = make();
    return known.has(word) ? unknown(make) : word;
  };
  return Array.from({ length: count }, (_, at) => {
    const words = 1 + Math.floor(random() * 4);
    return Array.from({ length: words }, () => unknown(at % 2 === 0 ? mashed : sayable)).join(' ');
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
