import {
  IconArrowLeft,
  IconArrowRight,
  IconChecks,
  IconCursorText,
  IconDots,
  IconPalette,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagBoardFieldsFragment, TagCardFragment, TagColumnFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ColorDialog } from '../dialogs/color-dialog.tsx';
import type { TagRefusal } from '../model/tag-access.ts';
import { DeleteTagGroupDocument, RestoreTagGroupDocument, UpdateTagGroupDocument } from '../tags.gen.ts';
import { RenameField } from './rename-field.tsx';
import classes from './tag-board.module.css';

type ColumnHeadProps = {
  board: TagBoardFieldsFragment;
  group: TagColumnFragment | null;
  at: number;
  tags: readonly TagCardFragment[];
  refusal: TagRefusal;
  onAdd: () => void;
  onSelectAll: () => void;
};

export function ColumnHead({ board, group, at, tags, refusal, onAdd, onSelectAll }: ColumnHeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [isColoring, setColoring] = useState(false);
  const update = useCommand(UpdateTagGroupDocument);
  const remove = useCommand(DeleteTagGroupDocument);
  const restore = useCommand(RestoreTagGroupDocument);
  const name = group ? titleOf('group', group.title) : 'No group';
  const reason = refusal('tag.update');

  async function removeGroup(id: string) {
    if (!(await remove.run({ id }))) return;
    showToast({ message: `Deleted the group “${name}”`, undo: () => void restore.run({ id }) });
  }

  const ofGroup = group
    ? [
        [
          {
            label: 'Rename',
            icon: <IconCursorText size={16} />,
            disabledReason: reason,
            onSelect: () => setRenaming(true),
          },
          {
            label: 'Color…',
            icon: <IconPalette size={16} />,
            disabledReason: reason,
            onSelect: () => setColoring(true),
          },
          {
            label: 'Move left',
            icon: <IconArrowLeft size={16} />,
            disabledReason: reason ?? (at === 0 ? 'First' : null),
            onSelect: () => void update.run({ input: { id: group.id, index: at - 1 } }),
          },
          {
            label: 'Move right',
            icon: <IconArrowRight size={16} />,
            disabledReason: reason ?? (at === board.groups.length - 1 ? 'Last' : null),
            onSelect: () => void update.run({ input: { id: group.id, index: at + 1 } }),
          },
        ],
        [
          {
            label: 'Delete group',
            icon: <IconTrash size={16} />,
            danger: true,
            disabledReason: refusal('tag.delete'),
            onSelect: () => void removeGroup(group.id),
          },
        ],
      ]
    : [];
  return (
    <header className={classes.head}>
      {group && <TagDot color={group.color} />}
      {group && isRenaming ? (
        <RenameField
          label="Group title"
          value={group.title}
          limit={textLimits.tagGroupTitle}
          onDone={(title) => {
            setRenaming(false);
            if (title !== null && title !== group.title) void update.run({ input: { id: group.id, title } });
          }}
        />
      ) : (
        <h2 title={name}>{name}</h2>
      )}
      <span className={classes.count}>{groupDigits(tags.length)}</span>
      <span className={classes.actions}>
        {refusal('tag.create') === null && (
          <IconButton label={`New tag in ${name}`} onClick={onAdd}>
            <IconPlus size={16} />
          </IconButton>
        )}
        <Menu
          trigger={
            <IconButton label={`Actions for ${name}`}>
              <IconDots size={16} />
            </IconButton>
          }
          groups={[
            [
              {
                label: 'Select all',
                icon: <IconChecks size={16} />,
                disabledReason: tags.length === 0 ? 'Empty' : null,
                onSelect: onSelectAll,
              },
            ],
            ...ofGroup,
          ]}
        />
      </span>
      {group && isColoring && (
        <ColorDialog
          title={`Color of “${name}”`}
          color={group.color}
          onClose={() => setColoring(false)}
          onChoose={(color) => {
            setColoring(false);
            void update.run({ input: { id: group.id, color } });
          }}
        />
      )}
    </header>
  );
}
