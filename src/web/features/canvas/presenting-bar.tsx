import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import classes from './canvas.module.css';
import { canvasShortcuts } from './shortcuts.ts';
import type { Presenting } from './use-presenting.ts';

/** Where the presentation is, and the way on for who has no keys. */
export function PresentingBar({ presenting }: { presenting: Presenting }) {
  const { shown, go, end } = presenting;
  if (!shown) return null;
  const { index, count, title } = shown;
  return (
    <div className={classes.presenting} role="toolbar" aria-label="Presentation">
      <IconButton
        label="Previous frame"
        shortcut={canvasShortcuts.presentBack.keys}
        tooltipSide="top"
        aria-disabled={index === 0 || undefined}
        onClick={() => go(-1)}
      >
        <IconChevronLeft size={16} />
      </IconButton>
      <output className={classes.counter}>
        {index + 1} of {count}
        {title !== '' && <span className={classes.presentedTitle}>{title}</span>}
      </output>
      <IconButton
        label="Next frame"
        shortcut={canvasShortcuts.present.keys}
        tooltipSide="top"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => go(1)}
      >
        <IconChevronRight size={16} />
      </IconButton>
      <IconButton label="End presentation" shortcut={['Escape']} tooltipSide="top" onClick={end}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
