/** One part of a recording as the player needs it. Seconds. */
export type ReelClip = {
  readonly id: string;
  readonly fileId: string;
  readonly streamUrl: string;
  readonly start: number;
  readonly end: number;
  /** On the card before it, as this member may know them. */
  readonly saidBy: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly isVideo: boolean;
  readonly posterUrl: string | null;
};

export function lengthOf({ start, end }: ReelClip): number {
  return Math.max(0, end - start);
}

/** When each begins in the whole. */
export function startsOf(clips: readonly ReelClip[]): number[] {
  let sum = 0;
  return clips.map((clip) => {
    const start = sum;
    sum += lengthOf(clip);
    return start;
  });
}

export function durationOf(clips: readonly ReelClip[]): number {
  return clips.reduce((sum, clip) => sum + lengthOf(clip), 0);
}

/** The clip that plays at a moment of the whole, and how far into it that is. */
export function placeAt(clips: readonly ReelClip[], seconds: number): { index: number; at: number } {
  const starts = startsOf(clips);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
  const clip = clips[index];
  return { index, at: clip ? Math.min(Math.max(0, seconds - (starts[index] ?? 0)), lengthOf(clip)) : 0 };
}
