import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { orderAnnouncements } from '#web/ui/drag-announcements.ts';
import { useArranging, type MoveItem } from '#web/ui/use-arranging.ts';
import classes from './sortable-list.module.css';

export type SortableItem = { id: string; name: string };

export type SortableListProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  /** Null: the order can't be changed. */
  onMove: MoveItem;
  isMuted?: (item: Item) => boolean;
  children: (item: Item) => ReactNode;
};

/** By pointer, by touch, and by keyboard: Space lifts a row at its handle, arrows move it, Space puts it down. */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onMove,
  isMuted,
  children,
}: SortableListProps<Item>) {
  const { sensors, order, drop } = useArranging(items, onMove);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: orderAnnouncements(order) }}
      onDragEnd={drop}
    >
      <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list} aria-label={label}>
          {order.map((item) => (
            <SortableRow
              key={item.id}
              item={item}
              isFixed={onMove === null}
              isMuted={isMuted?.(item) ?? false}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = { item: SortableItem; isFixed: boolean; isMuted: boolean; children: ReactNode };

function SortableRow({ item, isFixed, isMuted, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: item.id,
      disabled: isFixed,
    });
  const style = transform ? { transform: `translateY(${Math.round(transform.y)}px)`, transition } : {};
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      style={style}
      data-dragging={isDragging || undefined}
      data-hidden={isMuted || undefined}
    >
      {!isFixed && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={classes.handle}
          aria-label={`Move ${item.name}`}
        >
          <IconGripVertical size={16} />
        </button>
      )}
      {children}
    </li>
  );
}
