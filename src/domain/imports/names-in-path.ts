import { extensionOf } from '#domain/files/file-name.ts';

const mostNames = 40;
/** Words of file names that are no part of a person’s name. */
const words =
  /^(?:interview|interviews|call|calls|session|sessions|transcript|transcription|recording|notes?|audio|video|meeting|zoom|usability|test|user|participant|with|and|the|of|by|final|draft|copy|round|part|v\d+|p\d+|\d+)$/iu;

/**
 * What in the names of a file and its folders may be the name of a person: each part between dashes, commas and
 * brackets as a whole, and each two words that follow each other.
 */
export function namesInPath(path: string): string[] {
  const extension = extensionOf(path);
  const title = extension === '' ? path : path.slice(0, -extension.length - 1);
  const found = title
    .split(/[/()[\]{},;:&+–—|]|\s-+\s|\swith\s|\sand\s/iu)
    .flatMap((part) => namesOf(part.split(/[\s_.]+|(?<=\p{L})-(?=\p{L})/u).filter((word) => isName(word))));
  return [...new Set(found)].slice(0, mostNames);
}

function isName(word: string): boolean {
  return /\p{L}/u.test(word) && !/\d/.test(word) && !words.test(word);
}

function namesOf(parts: readonly string[]): string[] {
  if (parts.length === 0) return [];
  const pairs = parts.slice(1).map((last, at) => `${parts[at]} ${last}`);
  // A lone letter beside another word is an initial only where nothing else is said.
  const whole = parts.join(' ');
  return [whole, ...pairs.filter((pair) => pair !== whole && !/(?:^| )\p{L}(?: |$)/u.test(pair))];
}
