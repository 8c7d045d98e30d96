import type { Turn } from '#domain/channels/conversation.ts';
import { noteTitleOf, paragraphsOf, wordsOfTurns } from '#domain/channels/note-of-point.ts';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { toText } from '#editor/text/to-text.ts';
import { plainYUpdate } from '#editor/yjs/plain-y-update.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import type { PreparedWritten } from '#server/kernel/writing/index.ts';

export type SentPoint = {
  readonly id: string;
  readonly text: string;
  readonly turns: readonly Pick<Turn, 'participant' | 'text'>[];
};

export type MadeNote = {
  readonly point: SentPoint;
  readonly note: Omit<PreparedWritten, 'createdAt'>;
  readonly highlight: { readonly id: string; readonly described: DescribedHighlight } | null;
};

/** Of documents that nobody has opened yet; each editor brings a number of its own. */
const firstClient = 1;

/** A note of what was said, with all of it highlighted where the highlight has an id. */
export function makeNote(
  point: SentPoint,
  { id, highlightId }: { id: string; highlightId: string | null },
): MadeNote {
  const title = noteTitleOf(point.text);
  const paragraphs = paragraphsOf(point.turns.length > 0 ? wordsOfTurns(point.turns) : point.text);
  if (highlightId === null) {
    const state = plainYUpdate(
      paragraphs.map((text) => ({ type: 'paragraph', text })),
      firstClient,
    );
    return { point, note: { id, title, state, text: paragraphs.join('\n') }, highlight: null };
  }
  const marks = [{ type: 'highlight', attrs: { id: highlightId } }];
  const node = asNode({
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text, marks }] })),
  });
  const described = describeHighlights(node, [highlightId]).get(highlightId);
  return {
    point,
    note: { id, title, state: toYUpdate(node), text: toText(node).text },
    highlight: described ? { id: highlightId, described } : null,
  };
}
