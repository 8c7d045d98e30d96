import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { alignWordTimes, encodeWordTimes, sliceWordTimes, type TimedWord } from './word-times.ts';

/** Stands for what is no text, so that offsets in the words are positions in the block. */
const placeholder = '\ufffc';
const known = new WeakMap<Node, readonly TimedWord[]>();

/** The words of an utterance with their times; offsets count from the start of its content. */
export function wordsOfUtterance(node: Node): readonly TimedWord[] {
  const before = known.get(node);
  if (before) return before;
  const words = alignWordTimes(textOf(node), timesOf(node));
  known.set(node, words);
  return words;
}

/** Cuts an utterance in two at a position; each half keeps the times of its words. False: there is none. */
export function splitUtterance(tr: Transform, position: number): boolean {
  const place = tr.doc.resolve(position);
  const { parent, parentOffset } = place;
  if (parent.type.name !== 'utterance') return false;
  const text = textOf(parent);
  const half = (from: number, to: number) => ({
    ...parent.attrs,
    ...sliceWordTimes(text, timesOf(parent), { from, to }),
  });
  const [first, second] = [half(0, parentOffset), half(parentOffset, text.length)];
  const at = place.before();
  tr.split(position, 1, [{ type: parent.type, attrs: second }]);
  tr.setNodeMarkup(at, undefined, first);
  return true;
}

/** Puts an utterance behind the one before it, if both are of one recording. False: they are not. */
export function joinUtterances(tr: Transform, position: number): boolean {
  const place = tr.doc.resolve(position);
  const { parent } = place;
  if (parent.type.name !== 'utterance' || place.parentOffset > 0) return false;
  const before = tr.doc.resolve(place.before()).nodeBefore;
  if (before?.type.name !== 'utterance' || before.attrs['fileId'] !== parent.attrs['fileId']) return false;
  const start = timesOf(before).start;
  const words = [before, parent].flatMap((node) => {
    const text = textOf(node);
    return wordsOfUtterance(node).map((word) => ({ ...word, text: text.slice(word.from, word.to) }));
  });
  const end = Math.max(timesOf(before).end, timesOf(parent).end);
  const attrs = { ...before.attrs, end, words: encodeWordTimes(words, start) };
  const at = place.before() - before.nodeSize;
  tr.join(place.before());
  const needsSpace = !/\s$/.test(textOf(before)) && before.content.size > 0;
  if (needsSpace) {
    // A highlight over both stays one piece.
    const shared = (before.lastChild?.marks ?? []).filter((mark) =>
      mark.isInSet(parent.firstChild?.marks ?? []),
    );
    tr.insert(at + before.nodeSize - 1, tr.doc.type.schema.text(' ', shared));
  }
  tr.setNodeMarkup(at, undefined, attrs);
  return true;
}

function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, undefined, placeholder);
}

function timesOf({ attrs }: Node): { start: number; end: number; words: string } {
  const { start, end, words } = attrs as Record<string, unknown>;
  return { start: Number(start), end: Number(end), words: typeof words === 'string' ? words : '' };
}
