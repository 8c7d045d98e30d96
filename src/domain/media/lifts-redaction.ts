import { coversArea, type RedactionArea } from './redaction-area.ts';

export type RedactedSpan = {
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
  /** Of the picture; null: the whole. */
  readonly area: RedactionArea | null;
};

/** Whether something that is hidden now could be seen or heard after the change. Moving a redaction, or its area, lifts a part of it. */
export function liftsRedaction(before: readonly RedactedSpan[], after: readonly RedactedSpan[]): boolean {
  return before.some(
    (old) =>
      !after.some(
        (span) =>
          span.start <= old.start &&
          span.end >= old.end &&
          (span.videoBlur || !old.videoBlur) &&
          (span.videoCover || !old.videoCover) &&
          (coversArea(span.area, old.area) || !old.videoBlur) &&
          (span.audioMuted || !old.audioMuted),
      ),
  );
}
