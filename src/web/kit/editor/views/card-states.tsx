import { IconLock } from '@tabler/icons-react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import classes from './reference-card.module.css';

export function CardLoading() {
  return (
    <output aria-label="Loading the card" className={classes.loading}>
      <Skeleton width="46%" height={16} />
      <Skeleton width="80%" />
    </output>
  );
}

/** A lost request is no refusal, and says so. */
export function CardHidden({ isLost }: { isLost: boolean }) {
  return (
    <span className={classes.hidden}>
      <IconLock size={16} aria-hidden />
      {isLost ? 'This card couldn’t be loaded' : 'You don’t have access'}
    </span>
  );
}
