import { storyboard } from '#domain/limits/media-figures.ts';
import { storyboardTileAt, type HlsVersion } from '#domain/media/storyboard.ts';

export type StoryboardTileProps = {
  url: string;
  at: number;
  version: HlsVersion;
  className?: string | undefined;
};

/** The picture of one moment, out of the sheet that has a hundred of them. */
export function StoryboardTile({ url, at, version, className }: StoryboardTileProps) {
  const tile = storyboardTileAt(at, version);
  return (
    <span
      className={className}
      style={{
        width: storyboard.tileWidth,
        height: storyboard.tileHeight,
        backgroundImage: `url("${url}?sheet=${tile.sheet}")`,
        backgroundPosition: `-${tile.x}px -${tile.y}px`,
      }}
    />
  );
}
