import { checkRedactionArea, type RedactionArea } from '#domain/media/redaction-area.ts';
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
  /** Null: the whole picture. */
  readonly area: RedactionArea | null;
};

export function draftOf(saved: RedactionFieldsFragment): RedactionDraft {
  const { id, start, end, videoBlur, videoCover, audioMuted, area } = saved;
  const how = { videoBlur, videoCover, audioMuted };
  // An input takes nothing but its own fields.
  const part = area && { x: area.x, y: area.y, width: area.width, height: area.height };
  return { key: id, id, start: timeText(start), end: timeText(end), ...how, area: part };
}

type Of = { readonly duration: number; readonly isVideo: boolean };

/** Ten seconds from the current time of the player. */
export function newDraft(at: number, of: Of): RedactionDraft {
  const start = Math.floor(10 * Math.max(0, Math.min(at, of.duration - 1))) / 10;
  return rangeDraft({ start, end: start + 10 }, of);
}

/** Of words, or of a part that was marked on the timeline. */
export function rangeDraft(
  { start, end }: { start: number; end: number },
  { duration, isVideo }: Of,
): RedactionDraft {
  return {
    key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    id: null,
    start: timeText(start),
    end: timeText(Math.min(end, duration)),
    videoBlur: isVideo,
    videoCover: false,
    audioMuted: true,
    area: null,
  };
}

export function readDraft(draft: RedactionDraft, duration: number): Parsed<RedactionInput> {
  const { id, videoBlur, videoCover, audioMuted } = draft;
  const area = videoBlur ? draft.area : null;
  const [start, end] = [parseTime(draft.start), parseTime(draft.end)];
  if (start === undefined || end === undefined) return refused('Enter a time like 1:15 or 1:15.5');
  const parameters = { videoBlur, audioMuted, start, end };
  const inPicture = area && checkRedactionArea(area);
  if (inPicture && !inPicture.ok) return inPicture;
  const checked = checkRedactionEdit({ type: 'obfuscation', redactionId: id ?? '', parameters }, duration);
  return checked.ok ? accepted({ id, ...parameters, videoCover, area }) : checked;
}

/** To a thousandth of a second, down: rounding up could lead past the end. */
function timeText(seconds: number): string {
  // 7.3 seconds are a little less than that in binary.
  const thousandths = Math.floor(seconds * 1000 + 1e-6);
  const rest = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const clock = formatTime(Math.floor(thousandths / 1000));
  return rest === '' ? clock : `${clock}.${rest}`;
}
