import { useEffect } from 'react';
import { nothingAnswers } from '#domain/ai/ask.ts';
import { CitedText } from '#web/features/answering/index.ts';
import type { AgentRunQuery } from '#web/lib/graphql.gen.ts';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { isUnderWay, stateLabels, stateTones } from './agent-words.ts';
import { CancelAgentRunDocument } from './agents.gen.ts';
import { RunSteps } from './run-steps.tsx';
import classes from './agents.module.css';

export type Run = NonNullable<AgentRunQuery['agentRun']>;

const everyMs = 1500;

/** The log of one run: what it did, what it found, what it made. */
export function RunScreen({ run, onLook }: { run: Run; onLook: () => void }) {
  const cancel = useCommand(CancelAgentRunDocument);
  const underWay = isUnderWay(run);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(onLook, everyMs);
    return () => clearInterval(timer);
  }, [underWay, onLook]);
  return (
    <>
      <PageHeader
        title={<PageHeading>{run.dryRun ? 'Dry run' : 'Run'}</PageHeading>}
        facts={
          <span className={classes.badges}>
            <Badge tone={stateTones[run.state]}>{stateLabels[run.state]}</Badge>
            <RelativeTime at={run.startedAt ?? run.createdAt} />
            {run.engine !== null && <span>{engineText(run)}</span>}
          </span>
        }
        action={
          underWay && (
            <Button busy={cancel.busy} onClick={() => void cancel.run({ id: run.id })}>
              Cancel run
            </Button>
          )
        }
      />
      {run.dryRun && <Callout>A dry run shows what the agent would do. Nothing was created or sent.</Callout>}
      {run.problem !== null && <Callout tone="warning">{run.problem}</Callout>}
      {run.document && (
        <Section title="Document">
          <a href={objectUrl({ ...run.document, type: run.document.kind })} className={classes.link}>
            {run.document.title}
          </a>
        </Section>
      )}
      <Section title="Prompt">
        <p className={classes.prompt}>{run.prompt}</p>
      </Section>
      {(run.sentences.length > 0 || run.state === 'DONE') && (
        <Section title="Result">
          <div className={classes.result}>
            {!run.answered && <p className={classes.muted}>{nothingAnswers}</p>}
            {run.answered && run.engine === 'EMBEDDED' && (
              <p className={classes.muted}>Quotes, chosen without a language model</p>
            )}
            <CitedText sentences={run.sentences} />
          </div>
        </Section>
      )}
      <Section title="Log">
        {run.steps.length > 0 ? (
          <RunSteps steps={run.steps} />
        ) : (
          <p className={classes.muted}>{underWay ? 'The agent is about to start.' : 'Nothing was done.'}</p>
        )}
      </Section>
    </>
  );
}

function engineText({ engine, model, tokens }: Run): string {
  if (engine === 'EMBEDDED') return 'Without a language model';
  return `${model} · ${tokens.toLocaleString('en')} tokens`;
}
