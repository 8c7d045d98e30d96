import { IconArtboard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { useSession } from '#web/kit/editor/use-session.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Board, type BoardProps } from './board.tsx';
import { CanvasDocumentDocument, OpenCanvasDocument } from './canvas.gen.ts';
import type { StagingProps } from './staging-area.tsx';
import { useStaging, type StagedView } from './use-staging.ts';

export type CanvasViewProps = {
  viewId: string;
  title: string;
  view: StagedView;
  /** Whether this person may edit the project's views. */
  mayEdit: boolean;
  quoteLines: QuoteLines;
  /** Where the list of what is not on the canvas was put; null at the side. */
  stagingPlace: StagingProps['place'];
  onStagingPlace: StagingProps['onPlace'];
} & Pick<BoardProps, 'expanded' | 'onExpand'>;

/** A view as a board that several people arrange together. */
export function CanvasView(props: CanvasViewProps) {
  const { viewId, mayEdit } = props;
  const query = useQuery({ query: CanvasDocumentDocument, variables: { viewId } });
  const [{ data }] = query;
  const isMissing = data?.canvasDocument === null;
  const { run } = useCommand(OpenCanvasDocument);
  const [, readAgain] = query;
  useEffect(() => {
    if (isMissing && mayEdit)
      void run({ viewId }).then((made) => made && readAgain({ requestPolicy: 'network-only' }));
    // Once for a board that is not there yet.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, mayEdit, viewId]);
  return (
    <QueryView query={query} what="the canvas" skeleton={<SkeletonRows label="Loading the canvas" />}>
      {({ canvasDocument }) => {
        if (canvasDocument) return <LiveCanvas {...props} documentId={canvasDocument} />;
        if (mayEdit) return <SkeletonRows label="Loading the canvas" />;
        return (
          <EmptyState icon={<IconArtboard size={20} />} title="Nothing on this canvas yet">
            People who can edit the project can add notes and insights.
          </EmptyState>
        );
      }}
    </QueryView>
  );
}

function LiveCanvas({
  documentId,
  title,
  view,
  quoteLines,
  stagingPlace,
  onStagingPlace,
  expanded,
  onExpand,
}: CanvasViewProps & { documentId: string }) {
  const { session, phase, isReadOnly, retry } = useSession(documentId);
  const staging = useStaging(view);
  if (phase === 'failed')
    return (
      <ErrorState title="Hark couldn’t open the canvas" onRetry={retry}>
        The connection to the server failed.
      </ErrorState>
    );
  if (!session || phase === 'loading') return <SkeletonRows label="Loading the canvas" />;
  return (
    <Board
      key={documentId}
      session={session}
      projectId={view.projectId}
      isEditable={!isReadOnly && phase === 'ready'}
      title={title}
      staging={{ ...staging, quoteLines, place: stagingPlace, onPlace: onStagingPlace }}
      expanded={expanded}
      onExpand={onExpand}
    />
  );
}
