/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out as a grid, a table's own tags lose their meaning in some browsers */
import { memo, type MouseEvent } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Row } from '../row-of.ts';
import { titleOfRow } from '../row-of.ts';
import type { ShownColumn } from '../column-spec.ts';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import classes from './table.module.css';

export type Placed = ShownColumn & { readonly left: number | null };

export type TableRowProps = {
  gridId: string;
  index: number;
  row: Row | undefined;
  columns: readonly Placed[];
  top: number;
  isSelected: boolean;
  /** The columns of this row in the range, and which of them has the cursor. */
  rangeLeft: number | null;
  rangeRight: number | null;
  cursorColumn: number | null;
  editing: Omit<CellEditorProps, 'row' | 'column'> | null;
  onCell: (event: MouseEvent, index: number, column: number) => void;
  onEdit: (index: number, column: number) => void;
  onSelect: (event: MouseEvent, index: number) => void;
  measure: ((element: Element | null) => void) | undefined;
};

const cellPadding = 16;

/** Drawn again only when something of this row changes: scrolling moves the others past it. */
export const TableRow = memo(function TableRow({
  gridId,
  index,
  row,
  columns,
  top,
  isSelected,
  rangeLeft,
  rangeRight,
  cursorColumn,
  editing,
  onCell,
  onEdit,
  onSelect,
  measure,
}: TableRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      ref={measure}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className={classes.pick} data-sticky>
        {row && (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select ${titleOfRow(row)}`}
            checked={isSelected}
            readOnly
            onClick={(event) => onSelect(event, index)}
          />
        )}
      </div>
      {columns.map((column, at) => {
        const isInRange = rangeLeft !== null && rangeRight !== null && at >= rangeLeft && at <= rangeRight;
        const isCursor = cursorColumn === at;
        return (
          // The grid has the focus and says by aria-activedescendant which cell is meant.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            key={column.key}
            id={`${gridId}-${index}-${at}`}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            className={classes.cell}
            data-sticky={column.left !== null || undefined}
            data-wrapped={column.isWrapped || undefined}
            data-range={isInRange || undefined}
            data-cursor={isCursor || undefined}
            style={column.left === null ? undefined : { left: column.left }}
            onMouseDown={(event) => onCell(event, index, at)}
            onDoubleClick={() => onEdit(index, at)}
          >
            {row === undefined ? (
              <Skeleton width={`${70 - ((index + at) % 4) * 12}%`} />
            ) : isCursor && editing ? (
              <CellEditor row={row} column={column} {...editing} />
            ) : (
              column.render(row, column.isWrapped ? undefined : column.width - cellPadding)
            )}
          </div>
        );
      })}
    </div>
  );
});
