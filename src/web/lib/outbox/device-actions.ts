import { decode } from '#domain/codec/codec.ts';
import { createDeviceStore } from '#web/lib/device-store.ts';
import { keptActionCodec, type ActionStore } from './kept-action.ts';

const actions = createDeviceStore('hark-actions', 'actions');

/** Actions in the browser's own database. */
export const deviceActions: ActionStore = {
  all: async () => (await actions.all()).map((one) => decode(keptActionCodec, one)),
  write: (action) => actions.write(action.key, action),
  clear: actions.clear,
};

/** The next person who signs in on this device must not send what somebody else did. */
export function forgetDeviceActions(): Promise<void> {
  return actions.remove();
}
