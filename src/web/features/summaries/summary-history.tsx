import { useState } from 'react';
import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { frameworkName } from './framework-names.ts';
import { makerOf } from './maker-of.ts';
import { nounOf, type Summarized } from './summarized.ts';
import { RestoreSummaryDocument, SummaryHistoryDocument } from './summaries.gen.ts';
import classes from './summaries.module.css';

type SummaryHistoryProps = {
  of: Summarized;
  currentId: string;
  mayRestore: boolean;
  onClose: () => void;
};

export function historyTitle(of: Summarized): string {
  return nounOf(of) === 'doc' ? 'History of this doc' : 'History of summaries';
}

/** The last fifty are kept: they fit on one page. */
const mostKept = 50;

export function SummaryHistory({ of, currentId, mayRestore, onClose }: SummaryHistoryProps) {
  const [first] = useState(mostKept);
  const query = useQuery({
    query: SummaryHistoryDocument,
    variables: { objectType: of.type, objectId: of.id, first, after: null },
  });
  const restore = useCommand(RestoreSummaryDocument);
  return (
    <Dialog title={historyTitle(of)} onClose={onClose}>
      <QueryView
        query={query}
        what="the history"
        skeleton={<SkeletonRows rows={4} label="Loading the history" />}
      >
        {({ summaryHistory }) => (
          <ol className={classes.history}>
            {summaryHistory.items.map(
              ({ id, framework, engine, model, numItems, createdAt, text, ...made }) => (
                <li key={id} className={classes.version}>
                  <div>
                    {of.type !== 'DOC' && <strong>{frameworkName(framework)} </strong>}
                    <span className={classes.facts}>
                      {engine === 'PERSON' ? 'Edited by' : 'Made by'} {makerOf(made)}{' '}
                      <RelativeTime at={createdAt} />
                      {engine === 'MODEL' && model && ` · ${model}`}
                      {numItems > 0 && ` · From ${countLabel(numItems, 'source')}`}
                    </span>
                    <p>{text}</p>
                  </div>
                  {id === currentId ? (
                    <span className={classes.facts}>Current</span>
                  ) : (
                    mayRestore && (
                      <Button
                        busy={restore.busy}
                        onClick={() => void restore.run({ id }).then((done) => done && onClose())}
                      >
                        Restore
                      </Button>
                    )
                  )}
                </li>
              ),
            )}
          </ol>
        )}
      </QueryView>
    </Dialog>
  );
}
