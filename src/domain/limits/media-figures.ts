/** Figures that the media jobs and the player must agree on. */
export const storyboard = { columns: 10, rows: 10, tileWidth: 128, tileHeight: 72 } as const;

export const hls = {
  v1: { height: 360, keyframeSeconds: 8 },
  v2: { keyframeSeconds: 1 },
  /** Beside the light stream, for a picture that is taller. */
  sharp: { mostHeight: 1080 },
  maxBufferSeconds: 60,
  fragmentToleranceSeconds: 0.25,
} as const;
