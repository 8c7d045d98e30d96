import type { Caption } from '#domain/transcripts/caption.ts';

/** A file of captions that every player reads. */
export function writeWebVtt(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ start, end, text, speaker }) =>
      `${timeOf(start)} --> ${timeOf(end)}\n${speaker === undefined ? '' : `<v ${plain(speaker)}>`}${plain(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeOf(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** A blank line would end the cue, and an arrow would begin another. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
