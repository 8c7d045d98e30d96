import { useEffect } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import classes from './popover.module.css';

export type CodingBarProps = {
  armed: TagLook | null;
  isCoding: boolean;
  onDisarm: () => void;
  onLeave: () => void;
};

/** Says why letters don't write, and how to get back. */
export function CodingBar({ armed, isCoding, onDisarm, onLeave }: CodingBarProps) {
  useLiftedToasts(armed !== null || isCoding);
  if (armed) {
    return (
      <div className={classes.bar} data-coding-keep>
        <output>
          Applying <TagDot color={armed.color} /> {titleOf('tag', armed.title)} to every selection
        </output>
        <Button onClick={onDisarm}>
          Stop applying <Kbd keys={['Escape']} />
        </Button>
      </div>
    );
  }
  if (!isCoding) return null;
  return (
    <div className={classes.bar} data-coding-keep>
      <output>Coding</output>
      <span className={classes.keys} aria-hidden>
        <span>
          <Kbd keys={['h']} /> highlight
        </span>
        <span>
          <Kbd keys={['1']} />–<Kbd keys={['9']} /> recent tags
        </span>
        <span>
          <Kbd keys={['j']} />
          <Kbd keys={['k']} /> next, previous
        </span>
        <span>
          <Kbd keys={['o']} /> overlaps
        </span>
      </span>
      <Button onClick={onLeave}>Back to editing</Button>
    </div>
  );
}

/** Messages stand at the same edge of the screen. */
function useLiftedToasts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', '56px');
    return () => {
      style.removeProperty('--toast-lift');
    };
  }, [isShown]);
}
