import { decode } from '#domain/codec/codec.ts';
import { createDeviceStore } from '#web/lib/device-store.ts';
import { dropLocalValue, readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';
import { deviceStorage, tabStorage } from '#web/lib/small-storage.ts';
import { keptActionCodec, keptActionsCodec, type ActionStore, type KeptAction } from './kept-action.ts';

const actions = createDeviceStore('hark-actions', 'actions');
/** Until the database has it: a page that goes meanwhile, or is ended without a word, would lose it. */
const begun = 'begunAction.';
const typed = 'typed.';
/** Of pages of an earlier version, which kept here what they had to leave behind. */
const leftName = 'leftActions';

/** Actions in the browser's own database. */
export const deviceActions: ActionStore = {
  all: async () => {
    await takeUpBegun();
    return (await actions.all()).map((one) => decode(keptActionCodec, one));
  },
  write: async (action) => {
    writeLocalValue(begun + action.key, action);
    try {
      await actions.write(action.key, action);
    } finally {
      dropLocalValue(begun + action.key);
    }
  },
  clear: actions.clear,
  keepTyped: (action) => tabStorage.write(typed + action.replaces, JSON.stringify(action)),
  dropTyped: (replaces) => tabStorage.drop(typed + replaces),
};

/** What pages before this one began, and what was typed in this tab and never became a change. */
async function takeUpBegun(): Promise<void> {
  const names = [...deviceStorage.names(begun), ...tabStorage.names(typed)];
  const found = names.flatMap((name) => readAction(name) ?? []);
  for (const action of [...readLocalValue(leftName, keptActionsCodec, []), ...found])
    await actions.write(action.key, action);
  for (const name of [leftName, ...names]) deviceStorage.drop(name);
  for (const name of names) tabStorage.drop(name);
}

function readAction(name: string): KeptAction | null {
  try {
    return decode(keptActionCodec, JSON.parse(deviceStorage.read(name) ?? tabStorage.read(name) ?? ''));
  } catch {
    return null;
  }
}

/** The next person who signs in on this device must not send what somebody else did. */
export function forgetDeviceActions(): Promise<void> {
  for (const name of [leftName, ...deviceStorage.names(begun)]) deviceStorage.drop(name);
  for (const name of tabStorage.names(typed)) tabStorage.drop(name);
  return actions.remove();
}
