import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import classes from './popover.module.css';
import type { MovingEnds } from './use-moving-ends.ts';

/** For a touch screen, and to say what the arrow keys do. */
export function MoveEnds({ moving }: { moving: MovingEnds }) {
  const press = (key: 'ArrowLeft' | 'ArrowRight') =>
    moving.step({ key, shiftKey: false } as Parameters<MovingEnds['step']>[0]);
  return (
    <fieldset className={classes.move} aria-label="Adjust range">
      {(['start', 'end'] as const).map((end) => (
        <button
          key={end}
          type="button"
          className={classes.end}
          aria-pressed={moving.end === end}
          onClick={() => moving.choose(end)}
        >
          {end === 'start' ? 'Start' : 'End'}
        </button>
      ))}
      <IconButton label="Back one word" shortcut={['←']} onClick={() => press('ArrowLeft')}>
        <IconArrowLeft size={16} />
      </IconButton>
      <IconButton label="Forward one word" shortcut={['→']} onClick={() => press('ArrowRight')}>
        <IconArrowRight size={16} />
      </IconButton>
      <IconButton label="Keep range" shortcut={['Enter']} onClick={moving.commit}>
        <IconCheck size={16} />
      </IconButton>
    </fieldset>
  );
}
