import { currentConnection, onReturn } from '#web/lib/connection-store.ts';
import { newId } from '#web/lib/new-id.ts';
import { setWaitingChanges } from '#web/lib/waiting-changes.ts';
import { deviceActions } from './device-actions.ts';
import { createOutbox } from './outbox.ts';

const gone: ReadonlySet<string> = new Set(['client offline', 'server offline']);

/** The outbox of this page. */
export const outbox = createOutbox({
  store: deviceActions,
  isReachable: () => !gone.has(currentConnection().status),
  newKey: newId,
});

outbox.subscribe(() => setWaitingChanges('actions', outbox.waiting().length));
onReturn(() => void outbox.flush());

/** Now, or once what waits has been sent. */
export function whenSent(run: () => void): void {
  if (outbox.waiting().length === 0) return run();
  const stop = outbox.onCaughtUp(() => {
    if (outbox.waiting().length > 0) return;
    stop();
    run();
  });
}
