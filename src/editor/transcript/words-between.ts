import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { wordsOfUtterance } from './edit-utterances.ts';

export type TimeSpan = { readonly fileId: string; readonly from: number; readonly to: number };

/** The words of a recording that are said for their greater part between two times; null where nobody speaks. */
export function wordsBetween(doc: Node, { fileId, from, to }: TimeSpan): DocumentRange | null {
  const found: DocumentRange[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'utterance' || node.attrs['fileId'] !== fileId) return !node.isTextblock;
    for (const word of wordsOfUtterance(node)) {
      const middle = (word.start + word.end) / 2;
      if (middle >= from && middle <= to)
        found.push({ from: position + 1 + word.from, to: position + 1 + word.to });
    }
    return false;
  });
  const [first, last] = [found[0], found.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}
