import { useEffect } from 'react';
import { useQuery } from 'urql';
import { isTable, projectExportLooks } from '#domain/exports/project-export.ts';
import type { ProjectExportStateFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { exportPollMs } from './export-poll.ts';
import { ExportState } from './export-state.tsx';
import { ProjectExportsDocument, WorkspaceExportsDocument } from './project-exports.gen.ts';

type Row = ProjectExportStateFragment;

const columns: readonly Column<Row>[] = [
  { key: 'kind', header: 'Export', render: (row) => <ExportName row={row} /> },
  {
    key: 'created',
    header: 'Started',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', header: 'File', render: (row) => <ExportState row={row} /> },
];

function ExportName({ row: { title, kind, format } }: { row: Row }) {
  const isWorkbook = isTable(kind) && format === 'XLSX';
  const label = `${projectExportLooks[kind].label}${isWorkbook ? ' (Excel)' : ''}`;
  return title === null ? label : `${title}: ${label}`;
}

/** The newest of this person, with those under way. */
export function ExportList({ projectId }: { projectId: string }) {
  const query = useQuery({ query: ProjectExportsDocument, variables: { projectId, first: 20 } });
  usePolling(query[0].data?.projectExports.items ?? [], query[1]);
  return (
    <QueryView query={query} skeleton={<Loading />} what="the exports">
      {({ projectExports: { items } }) => <Rows items={items} />}
    </QueryView>
  );
}

/** The same for exports of folders and of the workspace. */
export function WorkspaceExportList() {
  const query = useQuery({ query: WorkspaceExportsDocument, variables: { first: 20 } });
  usePolling(query[0].data?.workspaceExports.items ?? [], query[1]);
  return (
    <QueryView query={query} skeleton={<Loading />} what="the exports">
      {({ workspaceExports: { items } }) => <Rows items={items} />}
    </QueryView>
  );
}

type Look = (options: { requestPolicy: 'network-only' }) => void;

function usePolling(items: readonly Row[], look: Look): void {
  const isWorking = items.some(({ status }) => status === 'WAITING');
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), exportPollMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);
}

function Loading() {
  return <SkeletonRows rows={3} label="Loading exports" />;
}

function Rows({ items }: { items: readonly Row[] }) {
  if (items.length === 0) return <p>No exports yet. Exports are kept for 7 days.</p>;
  return <Table label="Your exports" columns={columns} rows={items} rowKey={({ id }) => id} />;
}
