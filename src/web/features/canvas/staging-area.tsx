import { IconPlus } from '@tabler/icons-react';
import type { ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import classes from './canvas.module.css';
import { referenceFormat } from './reference-format.ts';

export type Reference = { type: ReferenceType; refId: string };
export type Staged = Reference & { title: string };

export type StagingProps = {
  rows: readonly Staged[];
  /** Null when all are here. */
  onMore: (() => void) | null;
  onBoard: ReadonlySet<string>;
  /** Null for readers. */
  onAdd: ((references: readonly Reference[]) => void) | null;
};

/** What the view holds and the board does not show yet. */
export function StagingArea({ rows, onMore, onBoard, onAdd }: StagingProps) {
  const waiting = rows.filter(({ refId }) => !onBoard.has(refId));
  return (
    <aside className={classes.staging} aria-label="Not on the canvas">
      <div className={classes.stagingTop}>
        <h2>Not on the canvas</h2>
        {onAdd && waiting.length > 1 && <Button onClick={() => onAdd(waiting)}>Add {waiting.length}</Button>}
      </div>
      <ul className={classes.stagingList}>
        {waiting.map(({ type, refId, title }) => (
          // Dragging is one way; the button in it is the other.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={refId}
            className={classes.staged}
            draggable={onAdd !== null}
            onDragStart={(event) => {
              event.dataTransfer.setData(referenceFormat, `${type}:${refId}`);
              event.dataTransfer.effectAllowed = 'copy';
            }}
          >
            <span className={classes.stagedTitle}>{title}</span>
            {onAdd && (
              <IconButton label={`Put ${title} on the canvas`} onClick={() => onAdd([{ type, refId }])}>
                <IconPlus size={14} />
              </IconButton>
            )}
          </li>
        ))}
        {waiting.length === 0 && <li className={classes.done}>Everything shown here is on the canvas.</li>}
        {onMore && (
          <li>
            <Button variant="quiet" fullWidth onClick={onMore}>
              Show more
            </Button>
          </li>
        )}
      </ul>
    </aside>
  );
}
