import { IconLock, IconTrash } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
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

/** A lost request is no refusal, and says so. What is gone and what is hidden look alike to who may not know which. */
export function CardHidden({ isLost }: { isLost: boolean }) {
  return (
    <span className={classes.hidden}>
      <IconLock size={16} aria-hidden />
      {isLost ? 'This card couldn’t be loaded' : 'In the trash, or you don’t have access'}
    </span>
  );
}

export type CardInTrashProps = { children: string; isBusy: boolean; onRestore: () => void };

/** Says what is in the trash, with the way back. */
export function CardInTrash({ children, isBusy, onRestore }: CardInTrashProps) {
  return (
    <span className={classes.hidden}>
      <IconTrash size={16} aria-hidden />
      <span className={classes.lost}>{children}</span>
      <Button busy={isBusy} onClick={onRestore}>
        Restore
      </Button>
    </span>
  );
}
