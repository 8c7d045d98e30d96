import { IconFileZip, IconFolder } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { BulkImportStateFragment, BulkImportStatus } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { BulkImportsDocument } from './bulk-imports.gen.ts';
import classes from './bulk-imports.module.css';

export function BulkImportList() {
  return (
    <PagedTable
      label="Your imports"
      document={BulkImportsDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.bulkImports}
      columns={columns}
      rowKey={({ id }) => id}
      what="the imports"
      empty={<p className={classes.hint}>No imports yet. Imports are listed for 30 days.</p>}
    />
  );
}

const words: Readonly<Record<BulkImportStatus, string>> = {
  UPLOADING: 'Not started',
  READY: 'Not started',
  RUNNING: 'Running',
  COMPLETE: 'Complete',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  UNDONE: 'Undone',
};

const columns: Column<BulkImportStateFragment>[] = [
  {
    key: 'name',
    header: 'Files',
    render: ({ id, name, source }) => (
      <CellTitle
        leading={
          source === 'FOLDER' ? <IconFolder size={16} aria-hidden /> : <IconFileZip size={16} aria-hidden />
        }
      >
        <Link to="settingsBulkImport" hash={{ bulkImportId: id }} data-row-link>
          {name}
        </Link>
      </CellTitle>
    ),
  },
  {
    key: 'counts',
    header: 'Imported',
    width: '112px',
    hideNarrow: true,
    render: ({ counts }) =>
      `${counts.imported.toLocaleString('en')} of ${(counts.total - counts.skipped).toLocaleString('en')}`,
  },
  {
    key: 'created',
    header: 'Started',
    width: '132px',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', header: 'State', width: '112px', render: ({ status }) => words[status] },
];
