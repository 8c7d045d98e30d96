import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { Row } from '../row-of.ts';
import classes from './hand.module.css';

export type HandItemData = { readonly row: Row; readonly index: number };

export type HandItemProps = Omit<HTMLAttributes<HTMLElement>, 'onKeyDown'> & {
  as: 'li' | 'div';
  row: Row;
  index: number;
  /** Where an arrow key with Alt takes it. */
  steps: Readonly<Record<string, number>>;
  onMove: (from: number, to: number) => void;
  measure?: ((element: HTMLElement | null) => void) | undefined;
  'data-index'?: number;
  'data-selected'?: boolean | undefined;
};

/** A row that is dragged, or moved by an arrow key with Alt, to another place. */
export function HandItem({ as: Tag, row, index, steps, onMove, measure, className, ...rest }: HandItemProps) {
  const held: HandItemData = { row, index };
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: row.id, data: held });
  const { setNodeRef: setPlace, isOver } = useDroppable({ id: row.id, data: held });
  const { active } = useDndContext();
  const from = (active?.data.current as HandItemData | undefined)?.index ?? index;

  function onKeyDown(event: KeyboardEvent) {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index, index + step);
  }

  return (
    // The link inside has the focus; these are further keys of it.
    <Tag
      {...rest}
      {...listeners}
      ref={(element: HTMLElement | null) => {
        setDragged(element);
        setPlace(element);
        measure?.(element);
      }}
      className={[className, classes.item].join(' ')}
      data-hand={row.id}
      data-dragging={isDragging || undefined}
      data-edge={isOver && from !== index ? (from < index ? 'after' : 'before') : undefined}
      onKeyDown={onKeyDown}
      // The browser's own drag of the link would take the row away from ours.
      onDragStart={(event) => event.preventDefault()}
    />
  );
}
