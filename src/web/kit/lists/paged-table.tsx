import type { ReactNode } from 'react';
import type { AnyVariables } from 'urql';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TableFrame, TableMore, TableRows, type Column } from '#web/ui/table.tsx';
import { Paged, type PagedProps } from './paged.tsx';

export type PagedTableProps<Data, Variables extends AnyVariables, Row> = Pick<
  PagedProps<Data, Variables, Row>,
  'document' | 'variables' | 'page' | 'what' | 'empty'
> & {
  label: string;
  /** A function where a cell has to know the rows of the whole list: a range that is selected with Shift. */
  columns: readonly Column<Row>[] | ((rows: readonly Row[]) => readonly Column<Row>[]);
  rowKey: (row: Row) => string;
  /** What concerns the rows that are loaded: to select all of them. */
  renderAbove?: (rows: readonly Row[]) => ReactNode;
  /** As the table has it. */
  stacked?: boolean;
};

export function PagedTable<Data, Variables extends AnyVariables, Row extends object>({
  label,
  columns,
  rowKey,
  renderAbove,
  stacked = false,
  ...paged
}: PagedTableProps<Data, Variables, Row>) {
  const columnsOf = typeof columns === 'function' ? columns : () => columns;
  const head = columnsOf([]);
  return (
    <Paged
      {...paged}
      skeleton={<SkeletonRows label={`Loading ${paged.what}`} />}
      renderFrame={(content, rows) => (
        <>
          {renderAbove?.(rows)}
          <TableFrame label={label} columns={head} stacked={stacked}>
            {content}
          </TableFrame>
        </>
      )}
      renderRows={(items) => <TableRows columns={columnsOf(items)} rows={items} rowKey={rowKey} />}
      renderMore={(button) => <TableMore columns={head.length}>{button}</TableMore>}
    />
  );
}
