import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { isTimed, untimed } from '#domain/transcripts/transcript.ts';
import { alignWordTimes, encodeWordTimes, sliceWordTimes, type TimedWord } from './word-times.ts';

/** Stands for what is no text, so that offsets in the words are positions in the block. */
const placeholder = '\ufffc';
const known = new WeakMap<Node, readonly TimedWord[]>();

/** The words of an utterance with their times, none where it has none; offsets count from the start of its content. */
export function wordsOfUtterance(node: Node): readonly TimedWord[] {
  const before = known.get(node);
  if (before) return before;
  const words = isTimed(timesOf(node)) ? alignWordTimes(textOf(node), timesOf(node)) : [];
  known.set(node, words);
  return words;
}

/** Cuts an utterance in two at a position; each half keeps the times of its words. False: there is none. */
export function splitUtterance(tr: Transform, position: number): boolean {
  const place = tr.doc.resolve(position);
  const { parent, parentOffset } = place;
  if (parent.type.name !== 'utterance') return false;
  const text = textOf(parent);
  const [first, second] = halvesOf(parent, text, parentOffset).map((times) => ({
    ...parent.attrs,
    ...times,
  }));
  const at = place.before();
  tr.split(position, 1, [{ type: parent.type, attrs: second ?? null }]);
  tr.setNodeMarkup(at, undefined, first);
  return true;
}

type Times = { readonly start: number; readonly end: number; readonly words: string };

/** Without a recording nothing but the start of a turn was given: when its second half began, nobody said. */
function halvesOf(utterance: Node, text: string, at: number): [Times, Times] {
  const times = timesOf(utterance);
  if (!isTimed(times)) return [times, times];
  if (times.words === '' && utterance.attrs['fileId'] === null) return [times, { ...untimed, words: '' }];
  return [
    sliceWordTimes(text, times, { from: 0, to: at }),
    sliceWordTimes(text, times, { from: at, to: text.length }),
  ];
}

/** Puts an utterance behind the one before it, if both are of one recording. False: they are not. */
export function joinUtterances(tr: Transform, position: number): boolean {
  const place = tr.doc.resolve(position);
  const { parent } = place;
  if (parent.type.name !== 'utterance' || place.parentOffset > 0) return false;
  const before = tr.doc.resolve(place.before()).nodeBefore;
  if (before?.type.name !== 'utterance' || before.attrs['fileId'] !== parent.attrs['fileId']) return false;
  const attrs = { ...before.attrs, ...joinedTimes(before, parent) };
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

/** What begins at a time that nobody gave has none as a whole. */
function joinedTimes(before: Node, after: Node): Times {
  const { start, end, words: first } = timesOf(before);
  const last = timesOf(after);
  if (!isTimed({ start, end })) return { ...untimed, words: '' };
  const whole = { start, end: Math.max(end, last.end) };
  if (first === '' && last.words === '') return { ...whole, words: '' };
  const words = [before, after].flatMap((node) => {
    const text = textOf(node);
    return wordsOfUtterance(node).map((word) => ({ ...word, text: text.slice(word.from, word.to) }));
  });
  return { ...whole, words: encodeWordTimes(words, start) };
}

function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, undefined, placeholder);
}

function timesOf({ attrs }: Node): Times {
  const { start, end, words } = attrs as Record<string, unknown>;
  return { start: Number(start), end: Number(end), words: typeof words === 'string' ? words : '' };
}
