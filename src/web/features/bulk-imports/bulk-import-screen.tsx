import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BulkImportDocument } from './bulk-imports.gen.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ReviewImport } from './review-import.tsx';

/** Choosing files, or one import from its review to its end. */
export function BulkImportScreen({ id, projectId }: { id: string | null; projectId: string | null }) {
  return id === null ? (
    <ChooseFiles projectId={projectId} />
  ) : (
    <OneImport key={id} id={id} projectId={projectId} />
  );
}

function OneImport({ id, projectId }: { id: string; projectId: string | null }) {
  const query = useQuery({
    query: BulkImportDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const look = query[1];
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={6} label="Loading the import" />}
      what="the import"
    >
      {({ bulkImport: made }) => {
        if (!made) return <NotFound />;
        return made.status === 'READY' || made.status === 'UPLOADING' ? (
          <ReviewImport made={made} forProjectId={projectId} />
        ) : (
          <ImportProgress made={made} onLook={() => look({ requestPolicy: 'network-only' })} />
        );
      }}
    </QueryView>
  );
}
