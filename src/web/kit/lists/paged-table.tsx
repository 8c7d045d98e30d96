import type { AnyVariables } from 'urql';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TableFrame, TableMore, TableRows, type Column } from '#web/ui/table.tsx';
import { Paged, type PagedProps } from './paged.tsx';

export type PagedTableProps<Data, Variables extends AnyVariables, Row> = Pick<
  PagedProps<Data, Variables, Row>,
  'document' | 'variables' | 'page' | 'what' | 'empty'
> & { label: string; columns: readonly Column<Row>[]; rowKey: (row: Row) => string };

export function PagedTable<Data, Variables extends AnyVariables, Row extends object>({
  label,
  columns,
  rowKey,
  ...paged
}: PagedTableProps<Data, Variables, Row>) {
  return (
    <Paged
      {...paged}
      skeleton={<SkeletonRows label={`Loading ${paged.what}`} />}
      renderFrame={(content) => (
        <TableFrame label={label} columns={columns}>
          {content}
        </TableFrame>
      )}
      renderRows={(items) => <TableRows columns={columns} rows={items} rowKey={rowKey} />}
      renderMore={(button) => <TableMore columns={columns.length}>{button}</TableMore>}
    />
  );
}
