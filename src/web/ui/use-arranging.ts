import { KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';

/** Null: nothing can be moved. */
export type MoveItem = ((id: string, index: number) => Promise<unknown>) | null;

/** For lists put in order by pointer, by touch, and by keyboard: Space lifts, arrows move, Space puts down. */
export function useArranging<Item extends { id: string }>(items: readonly Item[], onMove: MoveItem) {
  // Until the server has answered, what was moved stays where it was put.
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const order = moved ? moved.flatMap((id) => byId.get(id) ?? []) : items;

  function drop({ active, over }: DragEndEvent) {
    const [id, target] = [String(active.id), over === null ? '' : String(over.id)];
    const to = order.findIndex((item) => item.id === target);
    if (to < 0 || id === target || !onMove) return;
    const others = order.filter((item) => item.id !== id).map((item) => item.id);
    setMoved([...others.slice(0, to), id, ...others.slice(to)]);
    void onMove(id, to).finally(() => setMoved(null));
  }

  return { sensors, order, drop };
}
