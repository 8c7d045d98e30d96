import { useEffect } from 'react';
import { useQuery } from 'urql';
import { projectExportLooks } from '#domain/exports/project-export.ts';
import type { ProjectExportStateFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { exportPollMs } from './export-poll.ts';
import { ExportState } from './export-state.tsx';
import { ProjectExportsDocument } from './project-exports.gen.ts';

const columns: readonly Column<ProjectExportStateFragment>[] = [
  { key: 'kind', header: 'Export', render: ({ kind }) => projectExportLooks[kind].label },
  {
    key: 'created',
    header: 'Started',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', header: 'File', render: (row) => <ExportState row={row} /> },
];

/** The newest of this person, with those under way. */
export function ExportList({ projectId }: { projectId: string }) {
  const query = useQuery({ query: ProjectExportsDocument, variables: { projectId, first: 20 } });
  const [{ data }, look] = query;
  const isWorking = data?.projectExports.items.some(({ status }) => status === 'WAITING') ?? false;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), exportPollMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={3} label="Loading exports" />} what="the exports">
      {({ projectExports: { items } }) =>
        items.length === 0 ? (
          <p>No exports yet. Exports are kept for 7 days.</p>
        ) : (
          <Table label="Your exports" columns={columns} rows={items} rowKey={({ id }) => id} />
        )
      }
    </QueryView>
  );
}
