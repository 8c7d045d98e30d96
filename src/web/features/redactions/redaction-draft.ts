import { checkRedactionEdit } from '#domain/media/redaction-edit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { parseTime } from '#editor/transcript/parse-time.ts';
import type { RedactionFieldsFragment, RedactionInput } from '#web/lib/graphql.gen.ts';

/** A redaction while somebody edits it: times are what was typed. */
export type RedactionDraft = {
  readonly key: string;
  readonly id: string | null;
  readonly start: string;
  readonly end: string;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
};

export function draftOf({ id, start, end, ...how }: RedactionFieldsFragment): RedactionDraft {
  return { key: id, id, start: timeText(start), end: timeText(end), ...how };
}

/** Ten seconds from the current time of the player. */
export function newDraft(
  at: number,
  { duration, isVideo }: { duration: number; isVideo: boolean },
): RedactionDraft {
  const start = Math.max(0, Math.min(at, duration - 1));
  return {
    key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    id: null,
    start: timeText(start),
    end: timeText(Math.min(start + 10, duration)),
    videoBlur: isVideo,
    videoCover: false,
    audioMuted: true,
  };
}

export function readDraft(draft: RedactionDraft, duration: number): Parsed<RedactionInput> {
  const { id, videoBlur, videoCover, audioMuted } = draft;
  const [start, end] = [parseTime(draft.start), parseTime(draft.end)];
  if (start === undefined || end === undefined) return refused('Enter a time like 1:15 or 1:15.5');
  const parameters = { videoBlur, audioMuted, start, end };
  const checked = checkRedactionEdit({ type: 'obfuscation', redactionId: id ?? '', parameters }, duration);
  return checked.ok ? accepted({ id, ...parameters, videoCover }) : checked;
}

/** To a tenth of a second, down: rounding up could lead past the end. */
function timeText(seconds: number): string {
  const tenth = Math.floor((seconds % 1) * 10);
  return tenth === 0 ? formatTime(seconds) : `${formatTime(seconds)}.${tenth}`;
}
