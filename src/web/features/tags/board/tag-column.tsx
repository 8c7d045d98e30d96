import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import type { TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { Column } from '../model/arrange-tags.ts';
import type { TagRefusal } from '../model/tag-access.ts';
import { ColumnHead } from './column-head.tsx';
import type { Drop } from './drop-place.ts';
import { NewTagField } from './new-tag-field.tsx';
import { TagCard } from './tag-card.tsx';
import type { CardHandlers } from './card-handlers.ts';
import classes from './tag-board.module.css';

export type TagColumnProps = {
  board: TagBoardFieldsFragment;
  column: Column;
  /** Its place among the groups, from 0; -1 for those in no group. */
  at: number;
  isFiltered: boolean;
  /** For the warning about a title that is there already. */
  allTags: readonly TagCardFragment[];
  selection: Selection;
  cursor: { id: string; pressed: number } | null;
  renamingId: string | null;
  drop: Drop | null;
  draggedIds: readonly TagCardFragment[];
  refusal: TagRefusal;
  handlers: CardHandlers;
};

/** One group. However long it is, only the cards on screen are in the page. */
export function TagColumn(props: TagColumnProps) {
  const { board, column, at, isFiltered, allTags, cursor, drop, refusal } = props;
  const { group, tags } = column;
  const [isAdding, setAdding] = useState(false);
  const { setNodeRef } = useDroppable({ id: `column ${group?.id ?? ''}` });
  const name = group ? titleOf('group', group.title) : 'No group';
  const isPlaceOnly = group === null && tags.length === 0 && board.groups.length > 0;
  return (
    <section
      ref={setNodeRef}
      aria-label={`${name}, ${tags.length}`}
      className={classes.column}
      data-tag-column={group?.id ?? ''}
      data-over={drop?.kind === 'end' || undefined}
      data-slim={isPlaceOnly || undefined}
    >
      <ColumnHead
        board={board}
        group={group}
        at={at}
        tags={tags}
        refusal={refusal}
        onAdd={() => setAdding(true)}
        onSelectAll={() => props.selection.add(tags.map(({ id }) => id))}
      />
      {isAdding && (
        <NewTagField
          board={board}
          groupId={group?.id ?? null}
          tags={allTags}
          onClose={() => setAdding(false)}
        />
      )}
      {tags.length === 0 ? (
        <p className={classes.none}>{isFiltered ? 'No results' : 'No tags here yet'}</p>
      ) : (
        <Cards {...props} cursorAt={cursor ? tags.findIndex(({ id }) => id === cursor.id) : -1} />
      )}
    </section>
  );
}

function Cards({
  column,
  cursor,
  cursorAt,
  selection,
  renamingId,
  drop,
  draggedIds,
  refusal,
  handlers,
}: TagColumnProps & { cursorAt: number }) {
  const { tags } = column;
  const scroller = useRef<HTMLUListElement>(null);
  const { items, totalSize, measure, scrollTo } = useVirtualRows({
    count: tags.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 4,
    gap: 4,
    getItemKey: (index) => tags[index]?.id ?? index,
  });
  const reveal = useRef(scrollTo);
  useEffect(() => {
    reveal.current = scrollTo;
  });
  // Not when others move the card: a person who reads elsewhere in the column would lose the place.
  const pressed = cursor?.pressed;
  useEffect(() => {
    if (cursorAt >= 0) reveal.current(cursorAt);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pressed]);
  const mayMove = refusal('tag.move') === null;
  return (
    <ul ref={scroller} className={classes.cards}>
      <li aria-hidden style={{ height: totalSize }} />
      {items.map(({ index, start, key }) => {
        const tag = tags[index];
        return (
          tag && (
            <li
              key={key}
              data-index={index}
              ref={measure}
              className={classes.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <TagCard
                tag={tag}
                isSelected={selection.ids.has(tag.id)}
                focusedAt={cursor?.id === tag.id ? cursor.pressed : null}
                isRenaming={renamingId === tag.id}
                drop={drop && 'tagId' in drop && drop.tagId === tag.id ? drop.kind : null}
                isDragged={draggedIds.some(({ id }) => id === tag.id)}
                mayMove={mayMove}
                refusal={refusal}
                handlers={handlers}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
