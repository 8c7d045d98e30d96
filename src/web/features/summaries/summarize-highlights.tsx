import { useState } from 'react';
import { useQuery } from 'urql';
import { CitedText, citedToText, GrowingText, useCitedStream } from '#web/features/answering/index.ts';
import { ListenButton } from '#web/features/listening/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { hasWords } from './has-words.ts';
import { SummaryForm } from './summary-form.tsx';
import { SummaryText } from './summary-text.tsx';
import { CancelSummaryDocument, SummaryDocument } from './summaries.gen.ts';
import { useSummarize } from './use-summarize.ts';

const noWish = { framework: null, type: null, prompt: null, language: null };

type SummarizeHighlightsProps = { highlightIds: readonly string[]; onClose: () => void };

/** A summary of the evidence that a person selected; theirs alone, to read and to copy. */
export function SummarizeHighlights({ highlightIds, onClose }: SummarizeHighlightsProps) {
  const [id, setId] = useState<string | null>(null);
  const { summarize, busy } = useSummarize({ objectType: 'HIGHLIGHTS', highlightIds: [...highlightIds] });
  return (
    <Dialog title={`Summarize ${countLabel(highlightIds.length, 'highlight')}`} onClose={onClose}>
      {id === null ? (
        <SummaryForm
          label="Summarize"
          initial={noWish}
          busy={busy}
          disabledReason={null}
          onSubmit={(wish) => void summarize(wish).then((made) => made && setId(made.id))}
        />
      ) : (
        <Result id={id} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Result({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ query: SummaryDocument, variables: { id } });
  const summary = query[0].data?.summary;
  const isWriting = summary?.state === 'WRITING';
  const growing = useCitedStream(isWriting ? summary.streamId : null, () =>
    query[1]({ requestPolicy: 'network-only' }),
  );
  const cancel = useCommand(CancelSummaryDocument);
  return (
    <QueryView
      query={query}
      what="the summary"
      skeleton={<SkeletonRows rows={5} label="Loading the summary" />}
    >
      {() =>
        summary && (
          <>
            {isWriting && <GrowingText text={growing} />}
            {summary.state === 'DONE' && <SummaryText summary={summary} />}
            {summary.state !== 'DONE' && !isWriting && (
              <>
                <Callout tone="warning">{summary.problem ?? 'The summary was cancelled.'}</Callout>
                <CitedText sentences={summary.sentences} />
              </>
            )}
            <DialogActions>
              {isWriting ? (
                <Button onClick={() => void cancel.run({ id })}>Cancel</Button>
              ) : (
                <>
                  {hasWords(summary) && <ListenButton type="SUMMARY" id={id} />}
                  <Button
                    onClick={() =>
                      void copyText(citedToText('', summary.sentences, location.origin), 'Summary copied')
                    }
                  >
                    Copy with citations
                  </Button>
                </>
              )}
              <Button variant="primary" onClick={onClose}>
                Close
              </Button>
            </DialogActions>
          </>
        )
      }
    </QueryView>
  );
}
