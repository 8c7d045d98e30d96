import {
  IconArrowMerge,
  IconCursorText,
  IconDots,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { TagRefusal } from '../model/tag-access.ts';
import type { CardHandlers } from './card-handlers.ts';
import classes from './tag-card.module.css';
import { tagShortcuts } from '../shortcuts.ts';

type TagMenuProps = { tag: TagCardFragment; refusal: TagRefusal; handlers: CardHandlers };

/** A board has hundreds of cards: until its button is pressed there is no menu behind it. */
export function TagMenu({ tag, refusal, handlers }: TagMenuProps) {
  const [isUsed, setUsed] = useState(false);
  const isLocked = tag.lockedAt !== null;
  const button = (
    <button
      type="button"
      tabIndex={-1}
      className={classes.menu}
      aria-label={`Actions for ${titleOf('tag', tag.title)}`}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
    >
      <IconDots size={16} />
    </button>
  );
  if (!isUsed) return button;
  return (
    <Menu
      isOpenAtFirst
      trigger={button}
      groups={[
        [
          {
            label: 'Rename',
            icon: <IconCursorText size={16} />,
            shortcut: tagShortcuts.rename.keys,
            disabledReason: refusal('tag.update', [tag]),
            onSelect: () => handlers.onRename(tag),
          },
          {
            label: 'Edit…',
            icon: <IconPencil size={16} />,
            disabledReason: refusal('tag.update', [tag]),
            onSelect: () => handlers.onEdit(tag),
          },
          {
            label: isLocked ? 'Unlock' : 'Lock',
            icon: isLocked ? <IconLockOpen size={16} /> : <IconLock size={16} />,
            disabledReason: refusal(isLocked ? 'tag.unlock' : 'tag.lock'),
            onSelect: () => handlers.onLock(tag, !isLocked),
          },
          {
            label: 'Merge…',
            icon: <IconArrowMerge size={16} />,
            disabledReason: refusal('tag.merge', [tag]),
            onSelect: () => handlers.onMerge(tag),
          },
        ],
        [
          {
            label: 'Move to trash',
            icon: <IconTrash size={16} />,
            danger: true,
            disabledReason: refusal('tag.delete', [tag]),
            onSelect: () => handlers.onTrash(tag),
          },
        ],
      ]}
    />
  );
}
