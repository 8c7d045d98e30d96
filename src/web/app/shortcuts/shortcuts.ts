import { useEffect, useEffectEvent } from 'react';
import { boolean } from '#domain/codec/primitives.ts';
import { readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';
import { matchKeys, type KeyPress } from './match-keys.ts';
import type { AppShortcut } from './app-shortcuts.ts';
import type { HeardName } from './heard-everywhere.ts';

const chordMilliseconds = 1000;
const settingName = 'singleKeyShortcuts';
const handlers = new Map<HeardName, () => void>();

/** While mounted, the shortcut runs the handler. The last one mounted wins. */
export function useShortcut(name: AppShortcut, handler: () => void): void {
  const run = useEffectEvent(handler);
  useEffect(() => hear(name, () => run()), [name]);
}

/** Until the answer is called. */
export function hear(name: HeardName, handler: () => void): () => void {
  handlers.set(name, handler);
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

export function areSingleKeysOn(): boolean {
  return readLocalValue(settingName, boolean, true);
}

export function setSingleKeys(on: boolean): void {
  writeLocalValue(settingName, on);
}

/** One listener for the whole app. Called once at start. */
export function listenToShortcuts(): void {
  let pressed: KeyPress[] = [];
  let pressedAt = 0;
  let wasCovered = false;
  // A menu that closes by this key is gone before the key comes here.
  addEventListener('keydown', () => (wasCovered = isModalOpen()), true);
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
    if (event.timeStamp - pressedAt > chordMilliseconds) pressed = [];
    pressedAt = event.timeStamp;
    pressed = [
      ...pressed.slice(-1),
      { key: event.key, mod: event.metaKey || event.ctrlKey, alt: event.altKey },
    ];

    const answer = matchKeys(pressed, { isTyping: isTyping(event), singleKeys: areSingleKeysOn() });
    if (answer.kind !== 'run') return;
    pressed = [];
    const handler = handlers.get(answer.name);
    if (!handler || ((wasCovered || isModalOpen()) && answer.name !== 'openPalette')) return;
    event.preventDefault();
    handler();
  });
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (event.key === 'Escape') return false;
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}

/** Dialogs and menus have their own keys. */
function isModalOpen(): boolean {
  return document.querySelector('[aria-modal=true], [role=menu]') !== null;
}
