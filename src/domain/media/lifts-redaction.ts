export type RedactedSpan = {
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
};

/** Whether something that is hidden now could be seen or heard after the change. Moving a redaction lifts a part of it. */
export function liftsRedaction(before: readonly RedactedSpan[], after: readonly RedactedSpan[]): boolean {
  return before.some(
    (old) =>
      !after.some(
        (span) =>
          span.start <= old.start &&
          span.end >= old.end &&
          (span.videoBlur || !old.videoBlur) &&
          (span.videoCover || !old.videoCover) &&
          (span.audioMuted || !old.audioMuted),
      ),
  );
}
