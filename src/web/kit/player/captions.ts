import type { Node } from '@tiptap/pm/model';
import { isTimed } from '#domain/transcripts/transcript.ts';
import { alignWordTimes } from '#editor/transcript/word-times.ts';

export type Caption = { readonly start: number; readonly end: number; readonly text: string };
export type Captions = readonly Caption[];

/** Two lines of a caption hold about this much, for about this long. */
const mostCharacters = 84;
const mostSeconds = 6;

/** Captions from the words of a recording as they are in the text now, corrections included. */
export function captionsOf(doc: Node, fileId: string): Captions {
  const captions: Caption[] = [];
  doc.descendants((node) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    if (node.attrs['fileId'] !== fileId || !isTimed(node.attrs)) return false;
    const text = node.textContent;
    const { start, end, words } = node.attrs as { start: number; end: number; words: string };
    const lines: Caption[] = [];
    for (const word of alignWordTimes(text, { start, end, words })) {
      const said = text.slice(word.from, word.to);
      const open = lines.at(-1);
      const longer = open ? `${open.text} ${said}` : said;
      if (open && longer.length <= mostCharacters && word.end - open.start <= mostSeconds)
        lines[lines.length - 1] = { ...open, end: word.end, text: longer };
      else lines.push({ start: word.start, end: word.end, text: said });
    }
    captions.push(...lines);
    return false;
  });
  return captions;
}
