import { Skeleton } from '#web/ui/skeleton.tsx';
import classes from './reels.module.css';

export function ReelSkeleton() {
  return (
    <output aria-label="Loading the reel" className={classes.skeleton}>
      <Skeleton width="40%" height={28} />
      <div className={classes.stage}>
        <Skeleton height={360} />
        <Skeleton height={240} />
      </div>
    </output>
  );
}
