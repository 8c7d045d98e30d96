import { decode } from '#domain/codec/codec.ts';
import { createDeviceStore } from '#web/lib/device-store.ts';
import { readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';
import { keptActionCodec, keptActionsCodec, type ActionStore, type KeptAction } from './kept-action.ts';

const actions = createDeviceStore('hark-actions', 'actions');
const leftName = 'leftActions';

/** Actions in the browser's own database. */
export const deviceActions: ActionStore = {
  all: async () => {
    await takeUpLeft();
    return (await actions.all()).map((one) => decode(keptActionCodec, one));
  },
  write: (action) => actions.write(action.key, action),
  clear: actions.clear,
};

/** The database answers too late for a page that is being left; this place takes it at once. */
export function keepWhileLeaving(left: readonly KeptAction[]): void {
  if (left.length > 0) writeLocalValue(leftName, [...readLeft(), ...left]);
}

async function takeUpLeft(): Promise<void> {
  const left = readLeft();
  if (left.length === 0) return;
  for (const action of left) await actions.write(action.key, action);
  writeLocalValue(leftName, []);
}

function readLeft(): readonly KeptAction[] {
  return readLocalValue(leftName, keptActionsCodec, []);
}

/** The next person who signs in on this device must not send what somebody else did. */
export function forgetDeviceActions(): Promise<void> {
  writeLocalValue(leftName, []);
  return actions.remove();
}
