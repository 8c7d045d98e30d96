import type { Node } from '@tiptap/pm/model';
import { wordsOfUtterance } from './edit-utterances.ts';

export type SpokenSpan = { readonly fileId: string; readonly start: number; readonly end: number };

/** When a recording says the words between two positions; of two recordings the first. Null where nobody speaks. */
export function spokenSpan(doc: Node, { from, to }: { from: number; to: number }): SpokenSpan | null {
  let span: SpokenSpan | null = null;
  doc.nodesBetween(from, to, (node, position) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    const fileId: unknown = node.attrs['fileId'];
    if (typeof fileId !== 'string' || (span && span.fileId !== fileId)) return false;
    for (const word of wordsOfUtterance(node)) {
      if (position + 1 + word.from >= to || position + 1 + word.to <= from) continue;
      span = {
        fileId,
        start: Math.min(span?.start ?? word.start, word.start),
        end: Math.max(span?.end ?? word.end, word.end),
      };
    }
    return false;
  });
  return span;
}
