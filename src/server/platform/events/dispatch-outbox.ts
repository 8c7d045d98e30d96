import { outboxChannel } from './event-log.ts';
import { findDueReceipts, firstPlace } from './find-due-receipts.ts';
import { handleReceipts, type Handling } from './handle-receipts.ts';

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
  const turn: Turn = { place: firstPlace, handled: 0 };

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
        while (!signal.aborted && (await dispatchBatch({ ...options, signal }, turn)));
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

/** `handled` since the first of all workspaces. */
type Turn = { place: string; handled: number };

/** Handles a batch. Answers whether there may be more to do. */
async function dispatchBatch(options: Handling, turn: Turn): Promise<boolean> {
  const { byWorkspace, next } = await findDueReceipts(options.database, options.now(), turn.place);
  turn.place = next;
  for (const [workspaceId, ids] of byWorkspace)
    turn.handled += await handleReceipts(options, workspaceId, ids);
  if (next !== firstPlace) return true;
  const isWorthAnother = turn.handled > 0;
  turn.handled = 0;
  return isWorthAnother;
}
