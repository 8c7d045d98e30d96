import { IconLock, IconMusic, IconTrash } from '@tabler/icons-react';
import { StoryboardTile } from '#web/kit/player/storyboard-tile.tsx';
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
  return (
    <span className={classes.picture} aria-hidden>
      <StoryboardTile
        url={storyboardUrl}
        at={startTime}
        version={streamUrl?.includes('/v1/') ? 'v1' : 'v2'}
        className={classes.tile}
      />
    </span>
  );
}
