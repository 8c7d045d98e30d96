import type { Shortcut } from './shortcut.ts';

type Press = {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
};

const modifiers = new Set(['Mod', 'Alt', 'Shift']);
const arrows: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};
const range = '–';

/** Whether this is one of its keys. Shift counts only where it is named: capitals and signs need it too. */
export function isPressed({ keys }: Shortcut, press: Press): boolean {
  const mod = press.ctrlKey === true || press.metaKey === true;
  if (mod !== keys.includes('Mod') || (press.altKey === true) !== keys.includes('Alt')) return false;
  if (keys.includes('Shift') && press.shiftKey !== true) return false;
  const plain = plainKeys(keys);
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const [first, dash, last] = plain;
  if (dash === range && first !== undefined && last !== undefined)
    return key.length === 1 && key >= first && key <= last;
  return plain.includes(key);
}

/** The key itself, as the browser names it. */
export function keyOf({ keys }: Shortcut, at = 0): string {
  return plainKeys(keys)[at] ?? '';
}

/** As the editor writes it: `Mod-Shift-h`. Of a range, the key that is asked for. */
export function editorKey(shortcut: Shortcut, key = keyOf(shortcut)): string {
  return [...shortcut.keys.filter((one) => modifiers.has(one)), key].join('-');
}

function plainKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => !modifiers.has(key)).map((key) => arrows[key] ?? key);
}
