export type SpokenWord = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isUncertain?: boolean;
};
export type TimedWord = {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly isUncertain: boolean;
};

/** For each word: two signs of its spelling, centiseconds since the start of the last one, duration, `?` if unsure. */
export const wordTimesPattern: RegExp = /^(?:[0-9a-z]{2}[0-9a-z]{1,7}\.[0-9a-z]{1,7}\??(?: (?!$)|$))*$/;

type Entry = { sign: string; start: number; end: number; isUncertain: boolean };

/** About six characters a word. The words themselves are in the text and are not stored twice. */
export function encodeWordTimes(words: readonly SpokenWord[], utteranceStart: number): string {
  let last = toCenti(utteranceStart);
  return words
    .map((word) => {
      const start = Math.max(last, toCenti(word.start));
      const duration = Math.max(0, toCenti(word.end) - start);
      const code = `${signOf(word.text)}${(start - last).toString(36)}.${duration.toString(36)}`;
      last = start;
      return word.isUncertain ? `${code}?` : code;
    })
    .join(' ');
}

/**
 * The times of the words of a text that may have been edited since. Words that stayed keep their times; new ones share
 * the time between their neighbours.
 */
export function alignWordTimes(
  text: string,
  utterance: { readonly start: number; readonly end: number; readonly words: string },
): TimedWord[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    sign: signOf(word),
  }));
  const entries = decode(utterance.words, utterance.start);
  const matches = matchInOrder(
    words.map(({ sign }) => sign),
    entries.map(({ sign }) => sign),
  );
  const times = words.map((_, index) => entries[matches.get(index) ?? -1]);
  const guesses = guessTimes(times, utterance);
  return words.map(({ from, to }, index) => {
    const { start, end } = times[index] ?? guesses[index] ?? utterance;
    return { from, to, start, end, isUncertain: times[index]?.isUncertain ?? false };
  });
}

/** The word times of a part of the text, for when an utterance is split. */
export function sliceWordTimes(
  text: string,
  utterance: { readonly start: number; readonly end: number; readonly words: string },
  range: { readonly from: number; readonly to: number },
): { start: number; end: number; words: string } {
  const inside = alignWordTimes(text, utterance).filter(({ from }) => from >= range.from && from < range.to);
  const start = inside[0]?.start ?? utterance.start;
  const end = inside.at(-1)?.end ?? utterance.end;
  const words = inside.map((word) => ({ ...word, text: text.slice(word.from, word.to) }));
  return { start, end, words: encodeWordTimes(words, start) };
}

function decode(encoded: string, utteranceStart: number): Entry[] {
  if (encoded === '' || !wordTimesPattern.test(encoded)) return [];
  let last = toCenti(utteranceStart);
  return encoded.split(' ').map((code) => {
    const isUncertain = code.endsWith('?');
    const [gap = '0', duration = '0'] = code.slice(2, isUncertain ? -1 : undefined).split('.');
    last += Number.parseInt(gap, 36);
    return {
      sign: code.slice(0, 2),
      start: last / 100,
      end: (last + Number.parseInt(duration, 36)) / 100,
      isUncertain,
    };
  });
}

/** Punctuation and case make no difference, so that correcting those keeps the time. */
function signOf(word: string): string {
  let hash = 7;
  for (const character of word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1296;
  }
  return hash.toString(36).padStart(2, '0');
}

/** The longest common sequence; what both lists start and end with needs no table. */
function matchInOrder(left: readonly string[], right: readonly string[]): Map<number, number> {
  const matches = new Map<number, number>();
  const shorter = Math.min(left.length, right.length);
  let head = 0;
  while (head < shorter && left[head] === right[head]) matches.set(head, head++);
  let tail = 0;
  while (tail < shorter - head && left.at(-1 - tail) === right.at(-1 - tail)) {
    tail += 1;
    matches.set(left.length - tail, right.length - tail);
  }
  const [rows, columns] = [left.length - head - tail, right.length - head - tail];
  if (rows * columns > 4_000_000) return matches;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const isEqual = (row: number, column: number) => left[head + row] === right[head + column];
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const length = isEqual(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.fill(length, column, column + 1);
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isEqual(row, column)) matches.set(head + row++, head + column++);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
}

function guessTimes(
  times: readonly (Entry | undefined)[],
  utterance: { readonly start: number; readonly end: number },
): ({ start: number; end: number } | undefined)[] {
  const guesses: ({ start: number; end: number } | undefined)[] = times.map(() => undefined);
  for (let first = 0; first < times.length; first += 1) {
    if (times[first]) continue;
    let after = first + 1;
    while (after < times.length && !times[after]) after += 1;
    const from = times[first - 1]?.end ?? utterance.start;
    const step = (Math.max(from, times[after]?.start ?? utterance.end) - from) / (after - first);
    for (let index = first; index < after; index += 1) {
      const start = from + step * (index - first);
      guesses[index] = { start, end: start + step };
    }
    first = after;
  }
  return guesses;
}

function toCenti(seconds: number): number {
  return Math.round(seconds * 100);
}
