import { useEffect } from 'react';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './sorting-progress.module.css';

export type SortingProgressProps = {
  sorting: { readonly progress: number; readonly doing: string } | null;
  onLook: () => void;
};

const everyMs = 2000;

/** How far the work on the themes is. It looks again by itself until nothing is left to do. */
export function SortingProgress({ sorting, onLook }: SortingProgressProps) {
  const isWorking = sorting !== null;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(onLook, everyMs);
    return () => clearInterval(timer);
  }, [isWorking, onLook]);
  if (!sorting) return null;
  const doing = sorting.doing || 'Waiting to read new data';
  return (
    <output className={classes.progress}>
      <span>{doing}…</span>
      <ProgressBar label={doing} value={sorting.progress} />
    </output>
  );
}
