import { useRef } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import classes from './popover.module.css';

export type CodingBarProps = {
  armed: TagLook | null;
  isCoding: boolean;
  /** What keys act on now: a tag that is being chosen takes all letters. */
  keysActOn: 'text' | 'selection' | 'tag field';
  onDisarm: () => void;
  onLeave: () => void;
};

/** Says why letters don't write, and how to get back. */
export function CodingBar({ armed, isCoding, keysActOn, onDisarm, onLeave }: CodingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLiftedToasts(bar, armed !== null || isCoding);
  if (armed) {
    return (
      <div ref={bar} className={classes.bar} data-coding-keep data-coding-bar>
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
    <div ref={bar} className={classes.bar} data-coding-keep data-coding-bar>
      <output>Coding</output>
      <span className={classes.keys} aria-hidden>
        <CodingKeys actOn={keysActOn} />
      </span>
      <Button onClick={onLeave}>Back to editing</Button>
    </div>
  );
}

/** Names only keys that do now what it says: a letter that opens the tags would, once they are open, become part of one. */
function CodingKeys({ actOn }: { actOn: CodingBarProps['keysActOn'] }) {
  switch (actOn) {
    case 'tag field':
      return (
        <>
          <span>Type to find or create a tag</span>
          <span>
            <Kbd keys={['Enter']} /> highlight
          </span>
          <span>
            <Kbd keys={['Escape']} /> close
          </span>
        </>
      );
    case 'selection':
      return (
        <>
          <span>
            <Kbd keys={['h']} /> choose tags
          </span>
          <span>
            <Kbd keys={['1']} />–<Kbd keys={['9']} /> recent tags
          </span>
        </>
      );
    case 'text':
      return (
        <>
          <span>Select text to tag it</span>
          <span>
            <Kbd keys={['j']} />
            <Kbd keys={['k']} /> next, previous
          </span>
          <span>
            <Kbd keys={['o']} /> overlaps
          </span>
        </>
      );
    default:
      return actOn satisfies never;
  }
}
