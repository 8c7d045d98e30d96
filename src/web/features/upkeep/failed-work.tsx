import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import classes from './failed-work.module.css';
import { failedWorkName } from './failed-work-name.ts';
import { FailedReceiptsDocument, RetryFailedReceiptsDocument } from './upkeep.gen.ts';

const shown = 5;

/** Only there when something failed: search entries, notifications and the like that should have followed a change. */
export function FailedWork() {
  const mayRead = useCan('upkeep.read').allowed;
  const mayRetry = useCan('upkeep.retry').allowed;
  const [{ data }] = useQuery({
    query: FailedReceiptsDocument,
    variables: { first: shown, after: null },
    pause: !mayRead,
    requestPolicy: 'cache-and-network',
  });
  const retry = useCommand(RetryFailedReceiptsDocument);
  const failed = data?.failedReceipts;
  if (!failed || failed.totalCount === 0) return null;

  async function run() {
    const done = await retry.run({});
    if (done) showToast({ message: `Retrying ${countLabel(done.retryFailedReceipts, 'task')}` });
  }

  return (
    <Section title="Background work that failed">
      <FormStack>
        <p className={classes.text}>
          {countLabel(failed.totalCount, 'task')} failed several times. Search results and notifications may
          be incomplete until you retry.
        </p>
        <ul className={classes.list}>
          {failed.items.map((failure) => (
            <li key={failure.id}>
              {failedWorkName(failure)} (<RelativeTime at={failure.failedAt} />
              ): {failure.error}
            </li>
          ))}
        </ul>
        {mayRetry && (
          <span>
            <Button busy={retry.busy} onClick={() => void run()}>
              Try again
            </Button>
          </span>
        )}
      </FormStack>
    </Section>
  );
}
