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
import { actionsOf, nounOf, type Summarized } from './summarized.ts';
import { SummaryForm } from './summary-form.tsx';
import { SummaryText } from './summary-text.tsx';
import { SummaryTools } from './summary-tools.tsx';
import { CancelSummaryDocument, ObjectSummaryDocument } from './summaries.gen.ts';
import { useSummarize } from './use-summarize.ts';
import classes from './summaries.module.css';

/** How one is made that asks nothing first. */
export type PlainRun = {
  readonly firstLabel: string;
  readonly label: string;
  readonly busy: boolean;
  readonly start: () => Promise<unknown>;
};

type SummaryPanelProps = { of: Summarized; run?: PlainRun };

/** The summary of one thing: read it, make it, change it, look back. */
export function SummaryPanel({ of, run }: SummaryPanelProps) {
  const query = useQuery({
    query: ObjectSummaryDocument,
    variables: { objectType: of.type, objectId: of.id },
  });
  return (
    <QueryView
      query={query}
      what={`the ${nounOf(of)}`}
      skeleton={<SkeletonRows rows={5} label={`Loading the ${nounOf(of)}`} />}
    >
      {({ objectSummary: { current, attempt, mode } }) => (
        <Loaded
          of={of}
          run={run}
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
  run: PlainRun | undefined;
  current: SummaryFieldsFragment | null;
  attempt: SummaryFieldsFragment | null;
  mode: AiMode;
  onEnd: () => void;
};

function Loaded({ of, run, current, attempt, mode: aiMode, onEnd }: LoadedProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'new'>('read');
  const allowed = useCan(actionsOf(of).generate, of.access);
  const isOff = aiMode === 'Off';
  const mayMake: Decision = isOff ? { allowed: false, reason: summariesOff } : allowed;
  const mayChange = useCan(actionsOf(of).update, of.access);
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
  // Among the notes and insights of a project, a form that nobody asked for is in the way.
  const isOffered = of.type === 'PROJECT' && !current && !isOff && !run && mode === 'read';
  if (current && mode === 'edit') return <EditSummary summary={current} onClose={() => setMode('read')} />;
  return (
    <div className={classes.panel}>
      {attempt && <Callout tone="warning">{endOf(attempt, nounOf(of))}</Callout>}
      {current && mode === 'read' ? (
        <>
          <SummaryText summary={current} />
          <SummaryTools
            of={of}
            summary={current}
            mayMake={mayMake}
            mayChange={mayChange}
            onEdit={() => setMode('edit')}
            regenerateLabel={run?.label ?? 'Regenerate summary'}
            onRegenerate={() => (run ? void run.start() : setMode('new'))}
          />
        </>
      ) : (
        <>
          {!current && <p className={classes.facts}>{isOff ? `${summariesOff}.` : introOf(of, aiMode)}</p>}
          {run && <RunButton run={run} may={mayMake} />}
          {isOffered && (
            <div className={classes.actions}>
              <Button onClick={() => setMode('new')}>Summarize project</Button>
            </div>
          )}
          {!isOff && !run && !isOffered && (
            <SummaryForm
              label={current ? 'Regenerate summary' : 'Summarize'}
              {...(of.type === 'THEME' && { usual: 'Default' })}
              initial={wishOf(current)}
              busy={busy}
              disabledReason={mayMake.allowed ? null : mayMake.reason}
              onSubmit={(wish) => void summarize(wish).then((made) => made && setMode('read'))}
            />
          )}
          {(current || (of.type === 'PROJECT' && mode === 'new')) && (
            <div className={classes.actions}>
              <Button onClick={() => setMode('read')}>{current ? 'Back to the summary' : 'Cancel'}</Button>
              {current && <p className={classes.facts}>The current summary stays in the history.</p>}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function RunButton({ run, may }: { run: PlainRun; may: Decision }) {
  return (
    <div className={classes.actions}>
      <Button
        variant="primary"
        busy={run.busy}
        disabled={!may.allowed}
        title={may.allowed ? undefined : may.reason}
        onClick={() => void run.start()}
      >
        {run.firstLabel}
      </Button>
    </div>
  );
}

const intro = 'A summary says what matters here. Every sentence links to the words it follows from.';

function introOf({ type }: Summarized, mode: AiMode): string {
  if (type === 'DOC')
    return 'Nothing has been written yet. Every sentence will link to the words it follows from.';
  if (type === 'WRAP')
    return 'Tell what people say in the themes that stand out. Every sentence links to the words it follows from.';
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

function endOf({ state, problem }: SummaryFieldsFragment, noun: 'summary' | 'doc'): string {
  const what = noun === 'doc' ? 'run' : noun;
  if (state === 'CANCELLED') return `The last ${what} was cancelled.`;
  if (state === 'INTERRUPTED') return `The last ${what} was interrupted. Try again.`;
  return problem ?? `The last ${what} failed. Try again.`;
}
