import { alignWordTimes } from '#editor/transcript/word-times.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { inlineText } from '#editor/text/to-text.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { Db } from '#server/platform/db/database.ts';

/** What one line of a document's text is, where somebody speaks it. */
export type SpokenLine = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  readonly fileId: string | null;
  /** When the words at an offset in the line are heard. */
  readonly secondsAt: (offset: number) => number;
};

/** The spoken lines of a document by their place in its text. */
export async function readSpokenLines(db: Db, workspaceId: string, id: string): Promise<SpokenLine[]> {
  const lines: SpokenLine[] = [];
  let offset = 0;
  let isFirst = true;
  asNode(await readDocument(db, workspaceId, id)).descendants((node) => {
    if (!node.isTextblock && !(node.isBlock && node.isLeaf)) return true;
    if (!isFirst) offset += 1;
    isFirst = false;
    let text = '';
    node.forEach((child) => (text += child.isText ? (child.text ?? '') : inlineText(child)));
    const { speakerName, fileId, start, end, words } = node.attrs;
    if (node.type.name === 'utterance' && typeof start === 'number' && typeof end === 'number')
      lines.push({
        start: offset,
        end: offset + text.length,
        text,
        speaker: typeof speakerName === 'string' && speakerName !== '' ? speakerName : null,
        fileId: typeof fileId === 'string' ? fileId : null,
        secondsAt: (at) => {
          const timed = alignWordTimes(text, { start, end, words: typeof words === 'string' ? words : '' });
          return timed.find(({ to }) => to > at)?.start ?? start;
        },
      });
    offset += text.length;
    return false;
  });
  return lines;
}
