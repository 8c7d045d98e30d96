import type { ReactNode } from 'react';
import classes from './table.module.css';

export type Column<Row> = {
  key: string;
  header: string;
  /** Only screen readers need it: what is in the column speaks for itself. */
  hideHeader?: boolean;
  width?: string;
  /** On narrow screens a table becomes a list; cells that say little there are left out. */
  hideNarrow?: boolean;
  render: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The first column is the row's header. A link inside it with data-row-link makes the whole row clickable. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <TableFrame label={label} columns={columns}>
      <TableRows columns={columns} rows={rows} rowKey={rowKey} />
    </TableFrame>
  );
}

/**
 * For lists that load page by page: each page brings its own TableRows. `stacked`: on narrow screens the first cell has a
 * line to itself and the others stand under it.
 */
export function TableFrame<Row>({
  label,
  columns,
  stacked = false,
  children,
}: Pick<TableProps<Row>, 'label' | 'columns'> & { stacked?: boolean; children: ReactNode }) {
  return (
    <table className={classes.table} aria-label={label} data-stacked={stacked || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              style={{ width: column.width }}
              data-hide-narrow={column.hideNarrow}
            >
              {column.hideHeader ? <span className={classes.unseen}>{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function TableRows<Row>({ columns, rows, rowKey }: Omit<TableProps<Row>, 'label'>) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)} className={classes.row}>
          {columns.map((column, index) =>
            index === 0 ? (
              <th key={column.key} scope="row">
                {column.render(row)}
              </th>
            ) : (
              <td key={column.key} style={{ width: column.width }} data-hide-narrow={column.hideNarrow}>
                {column.render(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** The end of a list that has more: a row of its own, so that the table stays one table. */
export function TableMore({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className={classes.more}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

/** Icon or avatar, then one line of text that is cut with an ellipsis. */
export function CellTitle({ leading, children }: { leading?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.cellTitle}>
      {leading}
      <span className={classes.cellText}>{children}</span>
    </span>
  );
}

/** Something to operate in a row that is itself a link: it is above the link. */
export function CellControl({ children }: { children: ReactNode }) {
  return <span className={classes.control}>{children}</span>;
}
