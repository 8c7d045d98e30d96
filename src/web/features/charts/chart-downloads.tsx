import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useClient } from 'urql';
import { neutraliseFormula } from '#domain/csv/formula.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import type { ChartInput, ChartTableQuery } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { ChartItem } from './chart-options.ts';
import { ChartTableDocument } from './charts.gen.ts';

export type ChartDownloadsProps = {
  name: string;
  measure: string;
  items: readonly ChartItem[];
  /** What is compared by a field: its figures are saved, not those of the plain table. */
  table: { input: ChartInput; fieldId: string } | null;
  /** Gives the picture as a data address; null while none is drawn. */
  picture: RefObject<(() => string) | null> | null;
};

export function ChartDownloads({ name, measure, items, table, picture }: ChartDownloadsProps) {
  const client = useClient();
  const saveCsv = async () => {
    if (!table) return save(addressOf(plainRows(items, measure)), `${name}.csv`);
    const { data } = await client.query(ChartTableDocument, table).toPromise();
    if (data) save(addressOf(crossRows(data.chartTable)), `${name}.csv`);
    else showToast({ message: 'The table couldn’t be loaded. Try again.', tone: 'error' });
  };
  return (
    <Menu
      trigger={
        <IconButton label="Download">
          <IconDownload size={16} />
        </IconButton>
      }
      groups={[
        [
          { label: 'CSV', onSelect: () => void saveCsv() },
          {
            label: 'PNG',
            disabledReason: picture === null ? 'There’s no image' : null,
            onSelect: () => {
              if (picture?.current) save(picture.current(), `${name}.png`);
            },
          },
        ],
      ]}
    />
  );
}

function plainRows(items: readonly ChartItem[], measure: string): string[][] {
  const rows = items.map(({ title, groupTitle, value }) => [title, groupTitle ?? '', String(value)]);
  return [['Name', 'Group', measure], ...rows];
}

function crossRows({ columns, rows }: ChartTableQuery['chartTable']): string[][] {
  return [
    ['Name', 'Group', ...columns.map(({ title }) => title), 'All'],
    ...rows.map(({ title, groupTitle, values, total }) => [
      title,
      groupTitle ?? '',
      ...values.map(String),
      String(total),
    ]),
  ];
}

function addressOf(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map(neutraliseFormula));
  return `data:text/csv;charset=utf-8,${encodeURIComponent(serialiseCsv(cells))}`;
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
