import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ChannelRuns } from './channel-runs.tsx';
import classes from './sorting-progress.module.css';
import { useSortingResult } from './use-sorting-result.ts';

export type SortingProgressProps = {
  channelId: string;
  sorting: { readonly progress: number; readonly doing: string } | null;
  onLook: () => void;
};

const everyMs = 2000;

/** How far the work on the themes is. It looks again by itself until nothing is left to do. */
export function SortingProgress({ channelId, sorting, onLook }: SortingProgressProps) {
  const isWorking = sorting !== null;
  const [isListed, setListed] = useState(false);
  useSortingResult(
    channelId,
    isWorking,
    useCallback(() => setListed(true), []),
  );
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(onLook, everyMs);
    return () => clearInterval(timer);
  }, [isWorking, onLook]);
  if (isListed)
    return (
      <Dialog title="Sortings" onClose={() => setListed(false)}>
        <ChannelRuns channelId={channelId} />
      </Dialog>
    );
  if (!sorting) return null;
  const doing = sorting.doing || 'Waiting to read new data';
  return (
    <output className={classes.progress}>
      <span>{doing}…</span>
      <ProgressBar label={doing} value={sorting.progress} />
    </output>
  );
}
