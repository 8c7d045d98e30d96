import { IconArrowMerge, IconColumns3, IconPalette, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ColorDialog } from '../dialogs/color-dialog.tsx';
import type { Column } from '../model/arrange-tags.ts';
import { tagsCalled } from '../model/tag-names.ts';
import type { TagRefusal } from '../model/tag-access.ts';
import type { BoardCommands } from '../model/use-board-commands.ts';

type TagBulkBarProps = {
  tags: readonly TagCardFragment[];
  board: TagBoardFieldsFragment;
  boards: readonly TagBoardFieldsFragment[];
  columns: readonly Column[];
  commands: BoardCommands;
  refusal: TagRefusal;
  onMerge: () => void;
  onTrash: () => void;
  onClear: () => void;
};

export function TagBulkBar(props: TagBulkBarProps) {
  const { tags, board, boards, columns, commands, refusal, onMerge, onTrash, onClear } = props;
  const [isColoring, setColoring] = useState(false);
  const moveReason = refusal('tag.move', tags);
  return (
    <BulkBar count={tags.length} noun="tag" onClear={onClear} isFloating>
      <Menu
        side="top"
        align="start"
        trigger={
          <Button variant="quiet" icon={<IconColumns3 size={16} />}>
            Move
          </Button>
        }
        groups={[
          columns.map(({ group, tags: there }) => ({
            label: group ? titleOf('group', group.title) : 'No group',
            disabledReason: moveReason,
            onSelect: () =>
              void commands.move(tags, {
                groupId: group?.id ?? null,
                afterId: there.findLast(({ id }) => !tags.some((tag) => tag.id === id))?.id ?? null,
              }),
          })),
          boards
            .filter(({ id }) => id !== board.id)
            .map((to) => ({
              label: `Board: ${titleOf('board', to.title)}${to.projectId === null ? ' (workspace)' : ''}`,
              disabledReason: moveReason,
              onSelect: () => void commands.moveToBoard(tags, to).then((isDone) => isDone && onClear()),
            })),
        ]}
      />
      <Button
        variant="quiet"
        icon={<IconPalette size={16} />}
        disabled={refusal('tag.update', tags) !== null}
        onClick={() => setColoring(true)}
      >
        Color
      </Button>
      <Button
        variant="quiet"
        icon={<IconArrowMerge size={16} />}
        disabled={tags.length < 2 || refusal('tag.merge', tags) !== null}
        onClick={onMerge}
      >
        Merge
      </Button>
      <Button variant="quiet" icon={<IconTrash size={16} />} onClick={onTrash}>
        Trash
      </Button>
      {isColoring && (
        <ColorDialog
          title={`Color of ${tagsCalled(tags)}`}
          color={colorOfAll(tags)}
          onChoose={(color) => {
            setColoring(false);
            void commands.recolor(tags, color);
          }}
          onClose={() => setColoring(false)}
        />
      )}
    </BulkBar>
  );
}

/** Null while they differ. */
function colorOfAll([first, ...others]: readonly TagCardFragment[]): string | null {
  return first && others.every(({ color }) => color === first.color) ? first.color : null;
}
