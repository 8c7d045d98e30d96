import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useClient } from 'urql';
import type { ChartInput } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ExportChartDocument } from './charts.gen.ts';

export type ChartDownloadsProps = {
  name: string;
  input: ChartInput;
  /** What is compared by a field: its figures are saved, not those of the plain table. */
  fieldId: string | null;
  /** Gives the picture as a data address; null while none is drawn. */
  picture: RefObject<(() => string) | null> | null;
  /** Why this person can’t take figures out. */
  refusal: string | null;
};

export function ChartDownloads({ name, input, fieldId, picture, refusal }: ChartDownloadsProps) {
  const client = useClient();
  const saveCsv = async () => {
    const { data } = await client.mutation(ExportChartDocument, { input, fieldId }).toPromise();
    if (data) save(`data:text/csv;charset=utf-8,${encodeURIComponent(data.exportChart)}`, `${name}.csv`);
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
          { label: 'CSV', disabledReason: refusal, onSelect: () => void saveCsv() },
          {
            label: 'PNG',
            disabledReason: refusal ?? (picture === null ? 'There’s no image' : null),
            onSelect: () => {
              if (picture?.current) save(picture.current(), `${name}.png`);
            },
          },
        ],
      ]}
    />
  );
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
