import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { projectExportLooks } from '#domain/exports/project-export.ts';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import type { ProjectExportStateFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { CancelProjectExportDocument, ProjectExportsDocument } from './project-exports.gen.ts';

const everyMs = 1500;

const columns: readonly Column<ProjectExportStateFragment>[] = [
  { key: 'kind', header: 'Export', render: ({ kind }) => projectExportLooks[kind].label },
  {
    key: 'created',
    header: 'Started',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', header: 'File', render: (row) => <State row={row} /> },
];

/** The newest of this person, with those under way. */
export function ExportList({ projectId }: { projectId: string }) {
  const query = useQuery({ query: ProjectExportsDocument, variables: { projectId, first: 20 } });
  const [{ data }, look] = query;
  const isWorking = data?.projectExports.items.some(({ status }) => status === 'WAITING') ?? false;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), everyMs);
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

function State({ row }: { row: ProjectExportStateFragment }) {
  const cancel = useCommand(CancelProjectExportDocument);
  if (row.status === 'WAITING')
    return (
      <span>
        <ProgressBar label={`Export of ${projectExportLooks[row.kind].label}`} value={row.progress} />
        <Button variant="quiet" busy={cancel.busy} onClick={() => void cancel.run({ id: row.id })}>
          Cancel export
        </Button>
      </span>
    );
  if (row.status === 'CANCELLED') return 'Cancelled';
  if (row.downloadUrl === null) return row.error ?? 'The export failed';
  return (
    <a className={buttonClass('default')} href={row.downloadUrl} download>
      <IconDownload size={16} /> Download {formatBytes(row.size ?? 0)}
    </a>
  );
}
