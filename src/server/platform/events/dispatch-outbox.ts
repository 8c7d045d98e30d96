import { sql } from 'kysely';
import { outboxChannel } from './event-log.ts';
import { handleReceipts, type Handling } from './handle-receipts.ts';
import './tables.ts';

export type Dispatcher = {
  /** Until nothing due is left; what tests and shutdown wait for. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Hands events to subscribers, the receipts of a workspace in transactions with the work that was done for them:
 * a process killed in between leaves the receipts due, and another one takes them.
 */
export async function startDispatcher(options: Omit<Handling, 'signal'>): Promise<Dispatcher> {
  const { database, log } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    again = true;
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    while (again && !signal.aborted) {
      again = false;
      try {
        while (!signal.aborted && (await dispatchBatch({ ...options, signal })) > 0);
      } catch (error) {
        log.error({ err: error }, 'Events could not be handed on');
      }
    }
  }

  await database.listen(outboxChannel, wake);
  // Notifications can be lost with a connection; due retries have none.
  const timer = setInterval(wake, 1000);
  timer.unref();
  wake();
  return {
    async drain() {
      wake();
      await running;
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

const batchSize = 500;
const longestDelayMs = 24 * 3_600_000;

async function dispatchBatch(options: Handling): Promise<number> {
  const { database, now } = options;
  const time = now();
  // Nothing is put off for so long: what says so was written while a clock was ahead.
  const tooLate = new Date(time.getTime() + longestDelayMs);
  // In turns: a large import of one workspace makes no other one wait.
  const { rows: due } = await database.transaction({}, 'read only', (db) =>
    sql<{ id: string; workspaceId: string }>`
      select id, workspace_id as "workspaceId" from (
        select id, workspace_id, row_number() over (partition by workspace_id order by run_at, id) as turn
        from outbox where failed_at is null and (run_at <= ${time} or run_at > ${tooLate})) waiting
      order by turn, id limit ${batchSize}`.execute(db),
  );
  let handled = 0;
  for (const [workspaceId, receipts] of Map.groupBy(due, (receipt) => receipt.workspaceId))
    handled += await handleReceipts(
      options,
      workspaceId,
      receipts.map(({ id }) => id),
    );
  return handled;
}
