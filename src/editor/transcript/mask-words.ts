import type { Transform } from '@tiptap/pm/transform';
import { alignWordTimes } from './word-times.ts';

export type Span = { readonly start: number; readonly end: number };

export const mask = '█';

/** Puts bars in place of the words that are said in the spans, as long as the words were. Answers the words. */
export function maskWords(
  tr: Transform,
  { fileId, spans }: { fileId: string; spans: readonly Span[] },
): string[] {
  const hidden: { from: number; to: number }[] = [];
  tr.doc.descendants((node, position) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    if (node.attrs['fileId'] !== fileId) return false;
    const { start, end, words } = node.attrs;
    const times = { start: Number(start), end: Number(end), words: String(words ?? '') };
    for (const word of alignWordTimes(node.textContent, times)) {
      if (spans.some((span) => word.start < span.end && word.end > span.start))
        hidden.push({ from: position + 1 + word.from, to: position + 1 + word.to });
    }
    return false;
  });
  const { schema } = tr.doc.type;
  const masked: string[] = [];
  for (const { from, to } of hidden) {
    const text = tr.doc.textBetween(from, to);
    if (text === mask.repeat(text.length)) continue;
    // The marks stay: a highlight of these words is still one, of bars.
    tr.replaceWith(from, to, schema.text(mask.repeat(to - from), tr.doc.resolve(from + 1).marks()));
    masked.push(text);
  }
  return masked;
}
