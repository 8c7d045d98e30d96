import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { ProjectFieldsFragment, TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { dragAnnouncements } from '#web/ui/drag-announcements.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { MergeTagsDialog } from '../dialogs/merge-tags-dialog.tsx';
import { EditTagDialog } from '../dialogs/edit-tag-dialog.tsx';
import { columnsOf, neighbour, stepFrom, type Direction } from '../model/arrange-tags.ts';
import { useTagRefusal } from '../model/tag-access.ts';
import { useBoardCommands } from '../model/use-board-commands.ts';
import type { BoardTags } from '../model/use-board-tags.ts';
import { afterOf, dropAt, type Drop } from './drop-place.ts';
import { NewGroupColumn } from './new-group-column.tsx';
import { TagBulkBar } from './tag-bulk-bar.tsx';
import type { CardHandlers } from './card-handlers.ts';
import { TagColumn } from './tag-column.tsx';
import { useDragPointer } from './use-drag-pointer.ts';
import classes from './tag-board.module.css';

export type TagBoardProps = {
  /** Null: boards of the workspace are looked at on their own. */
  project: ProjectFieldsFragment | null;
  board: TagBoardFieldsFragment;
  /** Where tags can be moved to, this one included. */
  boards: readonly TagBoardFieldsFragment[];
  read: BoardTags;
  /** Which of its tags are looked for; the others keep their places. */
  isShown: ((tag: TagCardFragment) => boolean) | null;
};

type Merging = { readonly tags: readonly TagCardFragment[]; readonly intoId: string | null };

/** Groups as columns. Tags are chosen, dragged, renamed and merged where they stand. */
export function TagBoard({ project, board, boards, read, isShown }: TagBoardProps) {
  const { tags } = read;
  const whole = useMemo(() => columnsOf(board.groups, tags), [board.groups, tags]);
  const columns = useMemo(
    () => (isShown ? whole.map((column) => ({ ...column, tags: column.tags.filter(isShown) })) : whole),
    [whole, isShown],
  );
  const order = useMemo(() => columns.flatMap((column) => column.tags), [columns]);
  const selection = useSelection(order);
  const selected = order.filter(({ id }) => selection.ids.has(id));
  const commands = useBoardCommands(read, board, whole);
  const refusal = useTagRefusal(board, project);
  const [cursor, setCursor] = useState<{ id: string; pressed: number } | null>(null);
  const [renamingId, setRenaming] = useState<string | null>(null);
  const [editing, setEditing] = useState<TagCardFragment | null>(null);
  const [merging, setMerging] = useState<Merging | null>(null);
  const [dragged, setDragged] = useState<readonly TagCardFragment[]>([]);
  const [drop, setDrop] = useState<Drop | null>(null);
  const pointer = useDragPointer(dragged.length > 0);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  /** A press on one of the chosen means all of them. */
  const meant = (tag: TagCardFragment) => (selection.ids.has(tag.id) ? selected : [tag]);
  const focusTag = (id: string) => setCursor({ id, pressed: Date.now() });

  function refuse(action: Parameters<typeof refusal>[0], of: readonly TagCardFragment[]): boolean {
    const reason = refusal(action, of);
    if (reason !== null) showToast({ message: reason, tone: 'error' });
    return reason !== null;
  }

  async function trash(of: readonly TagCardFragment[]) {
    if (!refuse('tag.delete', of) && (await commands.trash(of))) selection.clear();
  }

  const handlers: CardHandlers = {
    onSelect: useStable((tag, { isRange, isMore }) => {
      if (isRange || isMore) selection.toggle(tag.id, isRange);
      else if (selection.ids.size === 1 && selection.ids.has(tag.id)) selection.clear();
      else selection.setAll([tag.id]);
    }),
    onArrow: useStable((tag, direction, { isExtending }) => {
      const next = neighbour(columns, tag.id, direction);
      if (!next) return;
      if (isExtending) selection.add([tag.id, next.id]);
      focusTag(next.id);
    }),
    onCarry: useStable((tag, direction: Direction) => {
      const moving = meant(tag);
      const ids = moving.map(({ id }) => id);
      const place = stepFrom(columns, { ids, cursorId: tag.id, direction });
      if (!place || refuse('tag.move', moving)) return;
      void commands.move(moving, place);
      focusTag(tag.id);
    }),
    onRename: useStable((tag) => {
      if (!refuse('tag.update', [tag])) setRenaming(tag.id);
    }),
    onRenamed: useStable((tag, title) => {
      setRenaming(null);
      focusTag(tag.id);
      if (title !== null && title !== tag.title) void commands.rename(tag, title);
    }),
    onEdit: useStable(setEditing),
    onLock: useStable((tag, locked) => void commands.setLocked(tag, locked)),
    onMerge: useStable((tag) => setMerging({ tags: meant(tag), intoId: null })),
    onTrash: useStable((tag) => void trash(meant(tag))),
  };

  function onDragEnd() {
    const [moving, to] = [dragged, drop];
    setDragged([]);
    setDrop(null);
    if (!to || moving.length === 0) return;
    if (to.kind === 'merge') {
      const into = tags.find(({ id }) => id === to.tagId);
      if (into) setMerging({ tags: [into, ...moving.filter(({ id }) => id !== into.id)], intoId: into.id });
      return;
    }
    if (refuse('tag.move', moving)) return;
    const ids = new Set(moving.map(({ id }) => id));
    void commands.move(moving, { groupId: to.groupId, afterId: afterOf(columns, to, ids) });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: dragAnnouncements({
          item: ({ id }) => titleOf('tag', tags.find((tag) => tag.id === id)?.title),
          place: (id) => {
            const column = columns.find(({ group }) => `column ${group?.id ?? ''}` === id);
            return column?.group ? titleOf('group', column.group.title) : 'No group';
          },
        }),
      }}
      onDragStart={({ active }) => {
        const tag = tags.find(({ id }) => id === active.id);
        if (tag) setDragged(meant(tag));
      }}
      onDragMove={() => {
        const next = dropAt(pointer.current, new Set(dragged.map(({ id }) => id)));
        if (JSON.stringify(next) !== JSON.stringify(drop)) setDrop(next);
      }}
      onDragEnd={onDragEnd}
      onDragCancel={() => {
        setDragged([]);
        setDrop(null);
      }}
    >
      <div className={classes.board}>
        {columns.map((column, at) => (
          <TagColumn
            key={column.group?.id ?? 'none'}
            board={board}
            column={column}
            at={at - 1}
            isFiltered={isShown !== null}
            allTags={tags}
            selection={selection}
            cursor={cursor}
            renamingId={renamingId}
            drop={drop?.groupId === (column.group?.id ?? null) ? drop : null}
            draggedIds={dragged}
            refusal={refusal}
            handlers={handlers}
          />
        ))}
        {refusal('tag.create') === null && isShown === null && <NewGroupColumn board={board} />}
      </div>
      <DragOverlay dropAnimation={null} className={classes.overlay ?? ''}>
        {dragged.length > 0 && <Dragged tags={dragged} drop={drop} />}
      </DragOverlay>
      <TagBulkBar
        tags={selected}
        board={board}
        boards={boards}
        columns={columns}
        commands={commands}
        refusal={refusal}
        onMerge={() => setMerging({ tags: selected, intoId: null })}
        onTrash={() => void trash(selected)}
        onClear={selection.clear}
      />
      {editing && <EditTagDialog tag={editing} refusal={refusal} onClose={() => setEditing(null)} />}
      {merging && (
        <MergeTagsDialog
          tags={merging.tags}
          intoId={merging.intoId}
          others={tags}
          onClose={() => setMerging(null)}
          onMerge={async (into, others) => {
            if (await commands.merge(into, others)) selection.clear();
            setMerging(null);
          }}
        />
      )}
    </DndContext>
  );
}

function Dragged({ tags, drop }: { tags: readonly TagCardFragment[]; drop: Drop | null }) {
  const [first] = tags;
  if (!first) return null;
  return (
    <div className={classes.dragged}>
      <TagDot color={first.color} />
      <span className={classes.title}>{titleOf('tag', first.title)}</span>
      {tags.length > 1 && <span className={classes.more}>+{tags.length - 1}</span>}
      {drop?.kind === 'merge' && <span className={classes.more}>Merge</span>}
    </div>
  );
}
