import { hls, storyboard } from '#domain/limits/media-figures.ts';

export type HlsVersion = 'v1' | 'v2';
export type StoryboardTile = { readonly sheet: number; readonly x: number; readonly y: number };

/** The sheet and the corner, in pixels, of the picture to show for a moment of the recording. */
export function storyboardTileAt(seconds: number, version: HlsVersion): StoryboardTile {
  const frame = Math.floor(Math.max(0, seconds) / hls[version].keyframeSeconds);
  const tilesPerSheet = storyboard.columns * storyboard.rows;
  const tile = frame % tilesPerSheet;
  return {
    sheet: Math.floor(frame / tilesPerSheet),
    x: (tile % storyboard.columns) * storyboard.tileWidth,
    y: Math.floor(tile / storyboard.columns) * storyboard.tileHeight,
  };
}

/** How many sheets a recording needs. */
export function storyboardSheetCount(durationSeconds: number, version: HlsVersion): number {
  const frames = Math.max(1, Math.ceil(durationSeconds / hls[version].keyframeSeconds));
  return Math.ceil(frames / (storyboard.columns * storyboard.rows));
}
