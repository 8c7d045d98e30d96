import { useEffect } from 'react';
import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { exportPollMs } from './export-poll.ts';
import { ExportState } from './export-state.tsx';
import { ProjectExportDocument } from './project-exports.gen.ts';

/** One export from its start to its file. */
export function WatchedExport({ id }: { id: string }) {
  const query = useQuery({ query: ProjectExportDocument, variables: { id } });
  const [{ data }, look] = query;
  const isWorking = data?.projectExport?.status === 'WAITING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), exportPollMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={1} label="Loading the export" />}
      what="the export"
    >
      {({ projectExport }) => projectExport && <ExportState row={projectExport} />}
    </QueryView>
  );
}
