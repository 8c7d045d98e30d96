import { StoryboardTile } from '#web/kit/player/storyboard-tile.tsx';
import classes from './clip-thumbnail.module.css';

export type ClipThumbnailProps = {
  /** In a line of text. */
  isSmall?: boolean;
  clip: {
    readonly storyboardUrl: string | null;
    readonly audioVideo: { readonly startTime: number | null } | null;
  };
};

/** The picture of the moment where a clip begins; nothing for words and for sound. */
export function ClipThumbnail({ isSmall = false, clip: { storyboardUrl, audioVideo } }: ClipThumbnailProps) {
  if (storyboardUrl === null) return null;
  return (
    <span className={classes.frame} aria-hidden data-small={isSmall || undefined} data-clip-thumbnail>
      <StoryboardTile
        url={storyboardUrl}
        at={audioVideo?.startTime ?? 0}
        version="v2"
        className={classes.tile}
      />
    </span>
  );
}
