import { useMemo } from 'react';
import { useQuery } from 'urql';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { RedactionFieldsFragment } from '#web/lib/graphql.gen.ts';
import type { TimelinePart } from '#web/kit/player/timeline-mark.ts';
import { FileRedactionsDocument } from './redactions.gen.ts';

/** What is hidden in a recording, as its timeline shows it. */
export function useRedactedParts(fileId: string): readonly TimelinePart[] {
  const [{ data }] = useQuery({ query: FileRedactionsDocument, variables: { id: fileId } });
  const redactions = data?.file?.redactions;
  return useMemo(
    () =>
      (redactions ?? []).map((one) => ({ id: one.id, from: one.start, to: one.end, label: labelOf(one) })),
    [redactions],
  );
}

function labelOf({ start, end, videoBlur, audioMuted, area }: RedactionFieldsFragment): string {
  const picture = videoBlur && (area ? 'part of the picture' : 'picture');
  const hidden = [picture, audioMuted && 'sound'].filter(Boolean).join(' and ');
  return `Redacted from ${formatTime(start)} to ${formatTime(end)}: ${hidden}`;
}
