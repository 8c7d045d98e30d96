import { useDraggable } from '@dnd-kit/core';
import { IconLock, IconMoodNeutral, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import type { Direction } from '../model/arrange-tags.ts';
import type { TagRefusal } from '../model/tag-access.ts';
import { sentimentNames } from '../model/tag-names.ts';
import type { Drop } from './drop-place.ts';
import { RenameField } from './rename-field.tsx';
import { TagMenu } from './tag-menu.tsx';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { tagShortcuts } from '../shortcuts.ts';
import type { CardHandlers } from './card-handlers.ts';
import classes from './tag-card.module.css';

export type TagCardProps = {
  tag: TagCardFragment;
  isSelected: boolean;
  /** When the arrows led here; null: they are elsewhere. */
  focusedAt: number | null;
  isRenaming: boolean;
  drop: Drop['kind'] | null;
  isDragged: boolean;
  mayMove: boolean;
  refusal: TagRefusal;
  handlers: CardHandlers;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The title opens the tag beside the board; everywhere else a press chooses, and a drag carries. */
export const TagCard = memo(function TagCard(props: TagCardProps) {
  const { tag, isSelected, focusedAt, isRenaming, drop, isDragged, mayMove, refusal, handlers } = props;
  const { setNodeRef, listeners } = useDraggable({ id: tag.id, disabled: !mayMove || isRenaming });
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focusedAt !== null && !isRenaming) link.current?.focus({ preventScroll: true });
  }, [focusedAt, isRenaming]);
  const title = titleOf('tag', tag.title);

  function onClick(event: MouseEvent) {
    const keys = { isRange: event.shiftKey, isMore: event.metaKey || event.ctrlKey };
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isChoosing = keys.isRange || keys.isMore;
    // With a key held down the title chooses too, instead of opening a tab.
    if (target.closest('button, input, [role=menu]') || (target.closest('a') && !isChoosing)) return;
    event.preventDefault();
    handlers.onSelect(tag, keys);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== link.current) return;
    const direction = directions[event.key];
    const mod = event.metaKey || event.ctrlKey;
    if (direction && isPressed(tagShortcuts.carry, event)) handlers.onCarry(tag, direction);
    else if (direction && !mod) handlers.onArrow(tag, direction, { isExtending: event.shiftKey });
    else if (event.key === ' ' || isPressed(tagShortcuts.select, event))
      handlers.onSelect(tag, { isRange: event.shiftKey, isMore: true });
    else if (isPressed(tagShortcuts.rename, event)) handlers.onRename(tag);
    else if (isPressed(tagShortcuts.trash, event)) handlers.onTrash(tag);
    else return;
    event.preventDefault();
  }

  return (
    // The link has the focus; these are further keys of it, and the whole card can be pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={setNodeRef}
      {...listeners}
      data-tag-card={tag.id}
      data-selected={isSelected || undefined}
      data-drop={drop ?? undefined}
      data-dragged={isDragged || undefined}
      className={classes.card}
      style={{ '--tag': tag.color }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      // The browser's own drag of the link would take the card away from ours.
      onDragStart={(event) => event.preventDefault()}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        className={classes.check}
        aria-label={`Select ${title}`}
        checked={isSelected}
        readOnly
        onClick={(event) => {
          event.stopPropagation();
          handlers.onSelect(tag, { isRange: event.shiftKey, isMore: true });
        }}
      />
      <TagDot color={tag.color} />
      <div className={classes.text}>
        {isRenaming ? (
          <RenameField value={tag.title} label="Tag title" onDone={(text) => handlers.onRenamed(tag, text)} />
        ) : (
          <Link
            ref={link}
            to="tag"
            params={{ tagId: tag.id }}
            titles={{ tagId: tag.title }}
            peek
            data-row-link
            className={classes.title}
            aria-keyshortcuts="Space F2 Delete Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            title={title}
          >
            {title}
          </Link>
        )}
        {tag.description !== '' && <p className={classes.description}>{tag.description}</p>}
      </div>
      <Sentiment sentiment={tag.sentiment} />
      {tag.lockedAt !== null && <IconLock size={14} className={classes.fact} title="Locked" />}
      <span className={classes.count} data-none={tag.highlightCount === 0 || undefined} title="Highlights">
        {groupDigits(tag.highlightCount)}
      </span>
      <TagMenu tag={tag} refusal={refusal} handlers={handlers} />
    </div>
  );
});

const faces = { POSITIVE: IconMoodSmile, NEGATIVE: IconMoodSad, MIXED: IconMoodNeutral } as const;

function Sentiment({ sentiment }: Pick<TagCardFragment, 'sentiment'>) {
  if (sentiment == null) return null;
  const Face = faces[sentiment];
  return <Face size={16} className={classes.fact} title={sentimentNames[sentiment]} />;
}
