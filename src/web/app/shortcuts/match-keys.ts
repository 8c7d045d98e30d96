import { heardEverywhere, type HeardName } from './heard-everywhere.ts';

export type KeyPress = { key: string; mod: boolean; alt: boolean };
export type KeyAnswer = { kind: 'run'; name: HeardName } | { kind: 'wait' } | { kind: 'none' };

/** `pressed` are the keys of a chord so far, the newest last. */
export function matchKeys(
  pressed: readonly KeyPress[],
  { isTyping, singleKeys }: { isTyping: boolean; singleKeys: boolean },
): KeyAnswer {
  const newest = pressed.at(-1);
  if (!newest || newest.alt) return { kind: 'none' };
  let waits = false;
  for (const { name, keys } of heardEverywhere) {
    if (keys[0] === 'Mod') {
      if (newest.mod && newest.key.toLowerCase() === keys[1]) return { kind: 'run', name };
      continue;
    }
    if (newest.mod || isTyping || (!singleKeys && keys[0] !== 'Escape')) continue;
    const tail = pressed.slice(-keys.length).map((press) => press.key);
    if (keys.length === tail.length && keys.every((key, index) => key === tail[index])) {
      return { kind: 'run', name };
    }
    if (keys.length > 1 && keys[0] === newest.key) waits = true;
  }
  return { kind: waits ? 'wait' : 'none' };
}
