import { buildUrl } from '#domain/routes/build-url.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';

type Part = ReelPartFieldsFragment;

const lost = {
  GONE: 'This highlight or its recording was deleted',
  HIDDEN: 'You don’t have access to this highlight',
} as const;

/** Why there is nothing to see; null where there is something. */
export function lossOf({ state }: Part): string | null {
  return state === 'GONE' || state === 'HIDDEN' ? lost[state] : null;
}

export function nameOfPart(part: Part): string {
  const loss = lossOf(part);
  if (loss !== null) return loss;
  return `“${cutText(part.highlight?.text.trim() || timesOf(part), 60)}”`;
}

export function timesOf({ startTime, endTime }: Part): string {
  return `${formatTime(startTime)}–${formatTime(endTime)}`;
}

export function sourceOf({ highlight, objectId, title }: Part): { title: string; href: string } {
  const hash = highlight ? { h: highlight.id } : {};
  if (highlight?.objectType === 'INSIGHT') {
    const href = buildUrl('insight', { params: { insightId: objectId ?? '' }, hash });
    return { title: titleOf('insight', title), href };
  }
  return {
    title: titleOf('note', title),
    href: buildUrl('note', { params: { noteId: objectId ?? '' }, titles: { noteId: title }, hash }),
  };
}
