import { IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { WorkListDocument } from './upkeep.gen.ts';
import { useRereadingWork } from './use-rereading-work.ts';
import { WorkRow } from './work-row.tsx';
import classes from './work-list.module.css';

/** Background work that is under way, or that failed. */
export function WorkList({ failed }: { failed: boolean }) {
  useRereadingWork(failed);
  const what = failed ? 'failed work' : 'work under way';
  return (
    <Paged
      document={WorkListDocument}
      variables={(after) => ({ failed, first: itemLimits.page, after })}
      page={(data) => data.work}
      what={`the ${what}`}
      skeleton={<SkeletonRows rows={3} label={`Loading the ${what}`} />}
      empty={failed ? nothingFailed : nothingUnderWay}
      renderFrame={(pages) => (
        <ul className={classes.list} aria-label={failed ? 'Failed work' : 'Work under way'}>
          {pages}
        </ul>
      )}
      renderRows={(items) => items.map((work) => <WorkRow key={work.id} work={work} />)}
      renderMore={(button) => <li>{button}</li>}
    />
  );
}

const nothingUnderWay = (
  <EmptyState icon={<IconProgress size={20} />} title="No work under way">
    Transcriptions, imports and exports are shown here while they run.
  </EmptyState>
);

const nothingFailed = (
  <EmptyState icon={<IconCircleCheck size={20} />} title="No failed work">
    Nothing failed in the last 30 days.
  </EmptyState>
);
