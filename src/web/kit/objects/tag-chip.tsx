import { IconX } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { focusBeside } from '#web/ui/focus-beside.ts';
import type { TagLook } from './tag-look.ts';
import classes from './tag-chip.module.css';
import { TagDot } from './tag-dot.tsx';

type TagChipProps = {
  tag: TagLook;
  /** The title leads to the tag's page, beside this one. */
  isLink?: boolean;
  onRemove?: () => void;
};

export function TagChip({ tag, isLink = false, onRemove }: TagChipProps) {
  const title = titleOf('tag', tag.title);
  return (
    <span className={classes.chip}>
      <TagDot color={tag.color} />
      {isLink ? (
        <Link to="tag" params={{ tagId: tag.id }} titles={{ tagId: tag.title }} peek className={classes.link}>
          {title}
        </Link>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove ${title}`}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            onRemove();
          }}
        >
          <IconX size={12} />
        </button>
      )}
    </span>
  );
}
