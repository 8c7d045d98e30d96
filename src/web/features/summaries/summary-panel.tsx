import { useState } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { summariesOff } from '#domain/ai/automatic-summary.ts';
import type { AiMode } from '#domain/ai/features.ts';
import { GrowingText, useCitedStream } from '#web/features/answering/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { EditSummary } from './edit-summary.tsx';
import type { Summarized } from './summarized.ts';
import { SummaryForm } from './summary-form.tsx';
import { SummaryText } from './summary-text.tsx';
import { SummaryTools } from './summary-tools.tsx';
import { CancelSummaryDocument, ObjectSummaryDocument } from './summaries.gen.ts';
import { useSummarize } from './use-summarize.ts';
import classes from './summaries.module.css';

/** The summary of one thing: read it, make it, change it, look back. */
export function SummaryPanel({ of }: { of: Summarized }) {
  const query = useQuery({
    query: ObjectSummaryDocument,
    variables: { objectType: of.type, objectId: of.id },
  });
  return (
    <QueryView
      query={query}
      what="the summary"
      skeleton={<SkeletonRows rows={5} label="Loading the summary" />}
    >
      {({ objectSummary: { current, attempt, mode } }) => (
        <Loaded
          of={of}
          current={current}
          attempt={attempt}
          mode={mode}
          onEnd={() => query[1]({ requestPolicy: 'network-only' })}
        />
      )}
    </QueryView>
  );
}

type LoadedProps = {
  of: Summarized;
  current: SummaryFieldsFragment | null;
  attempt: SummaryFieldsFragment | null;
  mode: AiMode;
  onEnd: () => void;
};

function Loaded({ of, current, attempt, mode: aiMode, onEnd }: LoadedProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'new'>('read');
  const allowed = useCan('summary.generate', of.access);
  const isOff = aiMode === 'Off';
  const mayMake: Decision = isOff ? { allowed: false, reason: summariesOff } : allowed;
  const mayChange = useCan('summary.update', of.access);
  const { summarize, busy } = useSummarize({ objectType: of.type, objectId: of.id });
  const cancel = useCommand(CancelSummaryDocument);
  const isWriting = attempt?.state === 'WRITING';
  const growing = useCitedStream(isWriting ? attempt.streamId : null, onEnd);
  if (isWriting)
    return (
      <div className={classes.panel}>
        <GrowingText text={growing} />
        <div className={classes.actions}>
          <Button onClick={() => void cancel.run({ id: attempt.id })}>Cancel</Button>
        </div>
      </div>
    );
  if (current && mode === 'edit') return <EditSummary summary={current} onClose={() => setMode('read')} />;
  return (
    <div className={classes.panel}>
      {attempt && <Callout tone="warning">{endOf(attempt)}</Callout>}
      {current && mode === 'read' ? (
        <>
          <SummaryText summary={current} />
          <SummaryTools
            of={of}
            summary={current}
            mayMake={mayMake}
            mayChange={mayChange}
            onEdit={() => setMode('edit')}
            onRegenerate={() => setMode('new')}
          />
        </>
      ) : (
        <>
          {!current && <p className={classes.facts}>{isOff ? `${summariesOff}.` : introOf(of, aiMode)}</p>}
          {!isOff && (
            <SummaryForm
              label={current ? 'Regenerate summary' : 'Summarize'}
              initial={wishOf(current)}
              busy={busy}
              disabledReason={mayMake.allowed ? null : mayMake.reason}
              onSubmit={(wish) => void summarize(wish).then((made) => made && setMode('read'))}
            />
          )}
          {current && (
            <div className={classes.actions}>
              <Button onClick={() => setMode('read')}>Back to the summary</Button>
              <p className={classes.facts}>The current summary stays in the history.</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}

const intro = 'A summary says what matters here. Every sentence links to the words it follows from.';

function introOf({ type }: Summarized, mode: AiMode): string {
  return type === 'NOTE' && mode === 'On'
    ? `${intro} One appears by itself when the text has stopped changing for a while.`
    : intro;
}

function wishOf(summary: SummaryFieldsFragment | null) {
  const type = summary?.type === 'BulletPoints' || summary?.type === 'Summary' ? summary.type : null;
  return {
    framework: summary?.framework ?? null,
    prompt: summary?.prompt ?? null,
    language: summary?.language ?? null,
    type,
  };
}

function endOf({ state, problem }: SummaryFieldsFragment): string {
  if (state === 'CANCELLED') return 'The last summary was cancelled.';
  if (state === 'INTERRUPTED') return 'The last summary was interrupted. Try again.';
  return problem ?? 'The last summary failed. Try again.';
}
