import { foldName } from './fold-name.ts';
import { isRecordingWord } from './ordinary-words.ts';
import { piecesOf, type NamePiece } from './name-words.ts';

export type Line = {
  readonly text: string;
  readonly pieces: readonly NamePiece[];
  /** Whether a piece is of what looks like the name of a file, in which nothing is a sentence. */
  readonly isInFileName: (at: number) => boolean;
};

/** Of more words, a sentence may be made by chance. */
const mostWordsOfTitle = 8;
const extension =
  /\p{L}\.(?:aac|avi|csv|docx?|eml|flac|gif|html?|jpe?g|m4a|md|mkv|mov|mp3|mp4|odt|ogg|pdf|png|pptx?|rtf|srt|txt|vtt|wav|webm|webp|xlsx?|zip)\b/iu;
const compound = /[_@/]|\p{L}\p{N}|\p{N}\p{L}|\p{Ll}\p{Lu}/u;
const joined = /\p{L}[-.+]\p{L}/u;

export function readLine(text: string, isKnown: (word: string) => boolean): Line {
  const pieces = piecesOf(text);
  const files = fileNamesIn(text, pieces);
  let isTitle: boolean | undefined;
  return {
    text,
    pieces,
    isInFileName: (at) => files[at] === true || (isTitle ??= isTitleOfRecording(pieces, isKnown)),
  };
}

function fileNamesIn(text: string, pieces: readonly NamePiece[]): boolean[] {
  const isAlone = !/\s/u.test(text.trim());
  const files: boolean[] = [];
  let at = 0;
  for (const { 0: chunk, index } of text.matchAll(/\S+/gu)) {
    const isFile = compound.test(chunk) || extension.test(chunk) || (isAlone && joined.test(chunk));
    for (; at < pieces.length && (pieces[at]?.from ?? 0) < index + chunk.length; at += 1) files.push(isFile);
  }
  return files;
}

/** "mark session 2" says who and what, and nothing else. */
function isTitleOfRecording(pieces: readonly NamePiece[], isKnown: (word: string) => boolean): boolean {
  if (pieces.length < 2 || pieces.length > mostWordsOfTitle) return false;
  const rest = pieces.filter(({ word }) => !isKnown(word));
  return (
    rest.length > 0 && rest.every(({ word }) => /^\p{N}+$/u.test(word) || isRecordingWord(foldName(word)))
  );
}
