import type { Transform } from '@tiptap/pm/transform';
import { splitUtterance } from './edit-utterances.ts';

export type SpeakerChoice = { readonly id: string; readonly name: string };

/**
 * Gives what was said between two positions to a speaker. Where a selection covers only some words of a paragraph,
 * the paragraph is split around them; an empty selection means the whole paragraph. False: nothing was said there.
 */
export function assignSpeaker(
  tr: Transform,
  { from, to }: { from: number; to: number },
  speaker: SpeakerChoice,
): boolean {
  const steps = tr.steps.length;
  const mapTo = (position: number): number => tr.mapping.slice(steps).map(position, 1);
  // The end first, so that the start keeps its position.
  if (to > from) {
    splitInside(tr, to);
    splitInside(tr, from);
  }
  const last = to > from ? mapTo(to) - 1 : to;
  let isFound = false;
  tr.doc.nodesBetween(to > from ? mapTo(from) : from, Math.max(last, from), (node, position) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    tr.setNodeMarkup(position, undefined, {
      ...node.attrs,
      speakerId: speaker.id,
      speakerName: speaker.name,
    });
    isFound = true;
    return false;
  });
  return isFound;
}

function splitInside(tr: Transform, position: number): void {
  const { parent, parentOffset } = tr.doc.resolve(position);
  const isInside = parentOffset > 0 && parentOffset < parent.content.size;
  if (parent.type.name === 'utterance' && isInside) splitUtterance(tr, position);
}
