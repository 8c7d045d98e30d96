import { PageFrame } from '#web/ui/page-frame.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './shell.module.css';

export function ShellSkeleton() {
  return (
    <div className={classes.shell}>
      <div className={classes.skeletonSide}>
        <Skeleton width="70%" height={20} />
        <Skeleton width="90%" />
        <Skeleton width="50%" />
        <Skeleton width="60%" />
      </div>
      <div className={classes.column}>
        <PageSkeleton />
      </div>
    </div>
  );
}

export function PageSkeleton() {
  return (
    <>
      <div className={classes.skeletonBar} />
      <PageFrame>
        <Skeleton width="34%" height={24} />
        <div style={{ height: 'var(--space-8)' }} />
        <SkeletonRows label="Loading" />
      </PageFrame>
    </>
  );
}
