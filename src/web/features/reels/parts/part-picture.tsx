import { IconLock, IconMusic, IconTrash } from '@tabler/icons-react';
import { storyboard } from '#domain/limits/media-figures.ts';
import { storyboardTileAt } from '#domain/media/storyboard.ts';
import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import classes from './parts.module.css';

/** The picture of the moment where a clip begins. */
export function PartPicture({ part }: { part: ReelPartFieldsFragment }) {
  const { state, mediaType, storyboardUrl, streamUrl, startTime } = part;
  if (state === 'GONE' || state === 'HIDDEN') {
    return (
      <span className={classes.picture} aria-hidden>
        {state === 'GONE' ? <IconTrash size={16} /> : <IconLock size={16} />}
      </span>
    );
  }
  if (mediaType !== 'VIDEO' || storyboardUrl === null) {
    return (
      <span className={classes.picture} aria-hidden>
        <IconMusic size={16} />
      </span>
    );
  }
  const tile = storyboardTileAt(startTime, streamUrl?.includes('/v1/') ? 'v1' : 'v2');
  return (
    <span className={classes.picture} aria-hidden>
      <span
        className={classes.tile}
        style={{
          width: storyboard.tileWidth,
          height: storyboard.tileHeight,
          backgroundImage: `url("${storyboardUrl}?sheet=${tile.sheet}")`,
          backgroundPosition: `-${tile.x}px -${tile.y}px`,
        }}
      />
    </span>
  );
}
