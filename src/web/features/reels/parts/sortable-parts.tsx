import { closestCenter, DndContext } from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReelLayout, ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import { nameOfPart } from './part-names.ts';
import { orderAnnouncements } from '#web/ui/drag-announcements.ts';
import { useArranging, type MoveItem } from '#web/ui/use-arranging.ts';
import classes from './parts.module.css';

type Part = ReelPartFieldsFragment;

type SortablePartsProps = {
  label: string;
  layout: ReelLayout;
  parts: readonly Part[];
  /** Null: in this order, for this person. */
  onMove: MoveItem;
  children: (part: Part) => ReactNode;
};

/** By pointer, by touch, and by keyboard: Space lifts a clip at its handle, arrows move it, Space puts it down. */
export function SortableParts({ label, layout, parts, onMove, children }: SortablePartsProps) {
  const { sensors, order, drop } = useArranging(parts, onMove);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: orderAnnouncements(order.map((part) => ({ id: part.id, name: nameOfPart(part) }))),
      }}
      onDragEnd={drop}
    >
      <SortableContext
        items={order.map(({ id }) => id)}
        strategy={layout === 'REEL' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ol className={classes.parts} data-layout={layout} aria-label={label}>
          {order.map((part, index) => (
            <SortablePart key={part.id} part={part} place={index + 1} isFixed={onMove === null}>
              {children(part)}
            </SortablePart>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortablePartProps = { part: Part; place: number; isFixed: boolean; children: ReactNode };

function SortablePart({ part, place, isFixed, children }: SortablePartProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: part.id, disabled: isFixed });
  const style = transform
    ? { transform: `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`, transition }
    : {};
  return (
    <li ref={setNodeRef} className={classes.part} style={style} data-dragging={isDragging || undefined}>
      {isFixed ? (
        <span className={classes.place}>{place}</span>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className={classes.handle}
          aria-label={`Move ${nameOfPart(part)}`}
        >
          <IconGripVertical size={16} />
        </button>
      )}
      {children}
    </li>
  );
}
