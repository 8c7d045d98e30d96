import type { ReactNode } from 'react';
import { fitLabels } from './fit-labels.ts';
import classes from './view-columns.module.css';

export type LabelLineProps<T> = {
  items: readonly T[];
  labelOf: (item: T) => string;
  /** Pixels of the one line that there is; undefined where they may take several. */
  room: number | undefined;
  children: (item: T) => ReactNode;
};

const most = 6;

/** Labels beside each other. Where a row has one line, those without room are counted. */
export function LabelLine<T>({ items, labelOf, room, children }: LabelLineProps<T>) {
  const { shown, hidden } =
    room === undefined
      ? { shown: items.slice(0, most), hidden: items.slice(most) }
      : fitLabels(items, labelOf, room);
  return (
    <span className={classes.tags} data-line={room !== undefined || undefined}>
      {shown.map((item) => children(item))}
      {hidden.length > 0 && (
        <span className={classes.more} title={hidden.map((item) => labelOf(item)).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
