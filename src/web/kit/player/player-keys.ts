import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { rates, type Playback } from './playback.ts';
import { playerShortcuts } from './shortcuts.ts';

const slower = keyOf(playerShortcuts.changeSpeed);
const faster = keyOf(playerShortcuts.changeSpeed, 1);

export type PlayerKeys = {
  readonly playback: Playback;
  /** Null: nothing may be highlighted here. */
  readonly mark: (() => void) | null;
  /** Null: nobody can comment here. */
  readonly comment: (() => void) | null;
  /** Null: this recording has none. */
  readonly toggleCaptions: (() => void) | null;
  readonly toggleFull: (() => void) | null;
  readonly togglePicture: (() => void) | null;
};

/** Keys while the focus is in the player. True: it was one of them. */
export function pressPlayerKey(event: KeyboardEvent, keys: PlayerKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { playback } = keys;
  const onButton = event.target instanceof Element && event.target.closest('button, select, input') !== null;
  const onSlider = event.target instanceof Element && event.target.closest('[type=range]') !== null;
  switch (event.key) {
    case ' ':
      // A button in focus is pressed by it.
      if (onButton && !onSlider) return false;
      playback.toggle();
      return true;
    case keyOf(playerShortcuts.play):
      playback.toggle();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (onButton && !onSlider) return false;
      playback.step(event.key === 'ArrowLeft' ? -5 : 5);
      return true;
    case keyOf(playerShortcuts.stepBack):
      playback.step(-10);
      return true;
    case keyOf(playerShortcuts.stepOn):
      playback.step(10);
      return true;
    case slower:
    case faster:
      playback.setRate(nextRate(playback.get().rate, event.key === faster ? 1 : -1));
      return true;
    case 'm':
      keys.mark?.();
      return keys.mark !== null;
    case keyOf(playerShortcuts.captions):
      keys.toggleCaptions?.();
      return keys.toggleCaptions !== null;
    case 'f':
      keys.toggleFull?.();
      return keys.toggleFull !== null;
    case 'p':
      keys.togglePicture?.();
      return keys.togglePicture !== null;
    default:
      return false;
  }
}

export function nextRate(rate: number, step: 1 | -1): number {
  const at = rates.findIndex((one) => one >= rate);
  return rates[Math.min(rates.length - 1, Math.max(0, at + step))] ?? 1;
}
