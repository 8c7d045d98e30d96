import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { playerShortcuts } from '#web/kit/player/shortcuts.ts';
import type { ReelPlayback } from './reel-playback.ts';

type ReelKeys = { readonly playback: ReelPlayback; readonly toggleFull: () => void };

/** Keys while the focus is in the player. True: it was one of them. */
export function pressReelKey(event: KeyboardEvent, { playback, toggleFull }: ReelKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const within = (what: string) => event.target instanceof Element && event.target.closest(what) !== null;
  const isPressed = within('button, select') || (within('input') && !within('[type=range]'));
  const { index } = playback.get();
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': isPressed ? undefined : playback.toggle,
    [keyOf(playerShortcuts.play)]: playback.toggle,
    ArrowLeft: isPressed ? undefined : () => playback.step(-5),
    ArrowRight: isPressed ? undefined : () => playback.step(5),
    [keyOf(playerShortcuts.stepBack)]: () => playback.step(-10),
    [keyOf(playerShortcuts.stepOn)]: () => playback.step(10),
    n: () => playback.go(index + 1),
    b: () => playback.go(Math.max(0, index - 1)),
    f: toggleFull,
  };
  const action = actions[event.key];
  action?.();
  return action !== undefined;
}
