import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type {
  BulkImportFileFieldsFragment,
  BulkImportFileState,
  BulkImportStateFragment,
} from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BulkImportFilesDocument } from './bulk-imports.gen.ts';
import classes from './bulk-imports.module.css';

const everyMs = 1500;

type Shown = BulkImportFileState | 'ALL';

/** Each file and what became of it, page by page. */
export function FileList({ made, isWorking }: { made: BulkImportStateFragment; isWorking: boolean }) {
  const [shown, setShown] = useState<Shown>('ALL');
  const { id, counts } = made;
  const state = shown === 'ALL' ? null : shown;
  const [, look] = useQuery({
    query: BulkImportFilesDocument,
    variables: { id, state, first: itemLimits.page, after: null },
  });
  useEffect(() => {
    const again = () => look({ requestPolicy: 'network-only' });
    // Once more when it has ended: the last files came after the last look.
    again();
    if (!isWorking) return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);

  const tabs = [
    { value: 'ALL' as const, label: 'All files', count: counts.total },
    { value: 'WAITING' as const, label: 'Waiting', count: counts.waiting },
    { value: 'UPLOADED' as const, label: 'Uploaded', count: counts.uploaded },
    { value: 'IMPORTED' as const, label: 'Imported', count: counts.imported },
    { value: 'SKIPPED' as const, label: 'Skipped', count: counts.skipped },
    { value: 'FAILED' as const, label: 'Failed', count: counts.failed },
    { value: 'CANCELLED' as const, label: 'Cancelled', count: counts.cancelled },
  ].filter(({ value, count }) => value === 'ALL' || value === shown || count > 0);

  return (
    <Tabs label="Files by state" tabs={tabs} value={shown} onChange={setShown}>
      <PagedTable
        key={shown}
        label="Files"
        document={BulkImportFilesDocument}
        variables={(after) => ({ id, state, first: itemLimits.page, after })}
        page={(data) => data.bulkImport?.files}
        columns={columns}
        rowKey={(file) => file.id}
        what="the files"
        empty={<p className={classes.hint}>No files here.</p>}
      />
    </Tabs>
  );
}

const columns: Column<BulkImportFileFieldsFragment>[] = [
  {
    key: 'path',
    header: 'File',
    render: ({ path, reason, noteId }) => (
      <span className={classes.path}>
        {noteId === null ? (
          path
        ) : (
          <Link to="note" params={{ noteId }}>
            {path}
          </Link>
        )}
        {reason !== null && <span className={classes.reason}>{reason}</span>}
      </span>
    ),
  },
  {
    key: 'size',
    header: 'Size',
    width: '96px',
    hideNarrow: true,
    render: ({ size }) => formatBytes(size),
  },
  { key: 'state', header: 'State', width: '112px', render: ({ state }) => <State state={state} /> },
];

const looks: Readonly<Record<BulkImportFileState, { label: string; tone: BadgeTone }>> = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  UPLOADED: { label: 'Uploaded', tone: 'neutral' },
  IMPORTED: { label: 'Imported', tone: 'success' },
  SKIPPED: { label: 'Skipped', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
  CANCELLED: { label: 'Cancelled', tone: 'warning' },
};

function State({ state }: { state: BulkImportFileState }) {
  const { label, tone } = looks[state];
  return <Badge tone={tone}>{label}</Badge>;
}
