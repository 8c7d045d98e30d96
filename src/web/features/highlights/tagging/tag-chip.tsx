import { IconX } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagLook } from '../model/highlight-look.ts';
import classes from './tag-chip.module.css';
import { TagDot } from './tag-dot.tsx';

export function TagChip({ tag, onRemove }: { tag: TagLook; onRemove?: () => void }) {
  const title = titleOf('tag', tag.title);
  return (
    <span className={classes.chip}>
      <TagDot color={tag.color} />
      <span className={classes.title}>{title}</span>
      {onRemove && (
        <button type="button" className={classes.remove} aria-label={`Take off ${title}`} onClick={onRemove}>
          <IconX size={12} />
        </button>
      )}
    </span>
  );
}
