import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { isUnnamed, speakerLabel } from '#editor/transcript/speaker-label.ts';
import { timesOf } from './describe-highlights.ts';

export type Said = {
  /** In the order of their first words; those that the transcript tells apart or names. */
  readonly speakers: readonly string[];
  /** In seconds; null for what is no transcript, or one without times. */
  readonly startTime: number | null;
};

/** Who says the words there, and when they begin. */
export function saidIn(document: Node, { from, to }: DocumentRange): Said {
  const speakers = new Set<string>();
  document.nodesBetween(from, to, ({ type, attrs, isTextblock }) => {
    const { speakerName, speakerId } = attrs as Record<string, unknown>;
    if (type.name === 'utterance' && !isUnnamed(speakerName, speakerId))
      speakers.add(speakerLabel(speakerName, speakerId));
    return !isTextblock;
  });
  return { speakers: [...speakers], startTime: timesOf(document, { from, to })?.startTime ?? null };
}
