import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import { kindOf, objectUrl } from '#web/kit/objects/object-ref.ts';
import type { WorkFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CancelWorkDocument, RetryWorkDocument } from './upkeep.gen.ts';
import classes from './work-list.module.css';

type WorkRowProps = {
  work: WorkFieldsFragment;
  /** Nobody is told that they asked for it themselves. */
  isOwn?: boolean;
};

export function WorkRow({ work, isOwn = false }: WorkRowProps) {
  const { name, state, progress, doing, error, requestedBy, about, createdAt, updatedAt } = work;
  // Long work waits between its turns, and says for what.
  const isBegun = state === 'RUNNING' || (state === 'WAITING' && progress > 0);
  return (
    <li className={classes.work}>
      <div className={classes.what}>
        <p className={classes.name}>
          {name} <WorkBadge work={work} />
        </p>
        {isBegun && <ProgressBar label={`Progress of ${name}`} value={progress} />}
        {isBegun && doing !== '' && <p className={classes.facts}>{doing}</p>}
        {error !== null && <p className={classes.error}>{error}</p>}
        <p className={classes.facts}>
          {about && (
            <>
              <a href={objectUrl(about)}>{titleOf(kindOf(about.type), about.title)}</a> ·{' '}
            </>
          )}
          {!isOwn && <>{requestedBy ? userNameOf(requestedBy) : 'Hark'} · </>}
          <RelativeTime at={state === 'FAILED' ? updatedAt : createdAt} />
        </p>
      </div>
      <WorkActions work={work} />
    </li>
  );
}

function WorkBadge({ work: { state, isEnding } }: { work: WorkFieldsFragment }) {
  if (isEnding) return <Badge>Ending</Badge>;
  if (state === 'WAITING') return <Badge>Waiting</Badge>;
  return state === 'RUNNING' ? <Badge tone="accent">Running</Badge> : <Badge tone="danger">Failed</Badge>;
}

function WorkActions({ work: { id, name, canCancel, canRetry } }: { work: WorkFieldsFragment }) {
  const cancel = useCommand(CancelWorkDocument);
  const retry = useCommand(RetryWorkDocument);
  if (canCancel)
    return (
      <Button
        busy={cancel.busy}
        aria-label={`Cancel ${name}`}
        onClick={() =>
          void cancel.run({ id }).then((done) => done && showToast({ message: 'Work cancelled' }))
        }
      >
        Cancel
      </Button>
    );
  if (!canRetry) return null;
  return (
    <Button
      busy={retry.busy}
      aria-label={`Try again: ${name}`}
      onClick={() =>
        void retry.run({ id }).then((done) => done && showToast({ message: 'Work started again' }))
      }
    >
      Try again
    </Button>
  );
}
