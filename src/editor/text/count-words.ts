import type { Node } from '@tiptap/pm/model';
import { countCharacters } from '#domain/limits/text-limit.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { toText } from './to-text.ts';

export type TextCount = { readonly words: number; readonly characters: number };

/** Chinese and Japanese have no blanks between words: there, as in word processors, each sign counts. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:[’'.,_\-][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+)*/gv;

export function countText(document: DocumentJson | Node): TextCount {
  const { text } = toText(document);
  let words = 0;
  for (const _ of text.matchAll(word)) words += 1;
  return { words, characters: countCharacters(text.replaceAll('\n', '')) };
}
