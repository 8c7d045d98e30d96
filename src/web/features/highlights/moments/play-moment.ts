import { formatTime } from '#editor/transcript/format-time.ts';
import { playbackOf } from '#web/kit/player/playback.ts';
import type { HighlightLook } from '../model/highlight-look.ts';

/** Plays a part of a recording that no words carry. False: it is none, or its recording is not on the page. */
export function playMoment({ audioVideo }: HighlightLook): boolean {
  const { fileId, startTime, endTime } = audioVideo ?? {};
  if (fileId == null || startTime == null || endTime == null) return false;
  const playback = playbackOf(fileId);
  playback?.playPart(startTime, endTime);
  return playback !== null;
}

/** For a list: what has no words is named by its times. */
export function momentName({ audioVideo }: HighlightLook): string {
  const { fileId, startTime, endTime } = audioVideo ?? {};
  if (startTime == null || endTime == null) return '';
  // Without a recording nobody measured the end.
  if (fileId == null) return formatTime(startTime);
  return `${formatTime(startTime)}–${formatTime(endTime)}`;
}
