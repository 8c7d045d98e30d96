import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { mostRanks } from '#domain/views/manual-order.ts';
import { dragAnnouncements } from '#web/ui/drag-announcements.ts';
import { titleOfRow, type Row } from '../row-of.ts';
import type { HandItemData } from './hand-item.tsx';
import type { HandRows } from './use-hand-rows.ts';
import classes from './hand.module.css';

/** Around rows that can be moved by hand. */
export function HandArea({ hand, children }: { hand: HandRows; children: ReactNode }) {
  const [dragged, setDragged] = useState<Row | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  if (!hand.isOn) return children;

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    if (over) hand.move(heldBy(active).index, heldBy(over).index);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: dragAnnouncements({
          item: (active) => titleOfRow(heldBy(active).row),
          place: (id) => placeOf(hand, id),
        }),
      }}
      onDragStart={({ active }) => setDragged(heldBy(active).row)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={classes.dragged}>{titleOfRow(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

function heldBy({ data }: { data: { current?: Record<string, unknown> | undefined } }): HandItemData {
  return data.current as HandItemData;
}

function placeOf(hand: HandRows, id: string): string {
  for (let index = 0; index < Math.min(hand.length, mostRanks); index += 1)
    if (hand.row(index)?.id === id) return `position ${index + 1} of ${hand.length}`;
  return '';
}
