import type { Caption } from '#domain/transcripts/caption.ts';

/** Captions in SubRip's format, for players and editors that don't read WebVTT. */
export function writeSrt(captions: readonly Caption[]): string {
  return captions
    .map(
      ({ start, end, text, speaker }, at) =>
        `${at + 1}\r\n${timeOf(start)} --> ${timeOf(end)}\r\n${plain(speaker === undefined ? text : `${speaker}: ${text}`)}\r\n\r\n`,
    )
    .join('');
}

function timeOf(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0').replace('.', ',');
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** A blank line would end the caption, and an arrow would look like its times. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('-->', '→').trim();
}
