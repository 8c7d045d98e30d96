import { foundUrl } from '#domain/routes/object-url.ts';
import type { AgentRunQuery } from '#web/lib/graphql.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { toolLabels } from './agent-words.ts';
import classes from './agents.module.css';

type Step = NonNullable<AgentRunQuery['agentRun']>['steps'][number];

/** What the agent did, in order, and what it read. */
export function RunSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step.place} className={classes.step}>
          <span className={classes.badges}>
            <span className={classes.stepName}>{toolLabels[step.tool]}</span>
            {step.outcome === 'PLANNED' && <Badge tone="accent">Not done: dry run</Badge>}
            {step.outcome === 'REFUSED' && <Badge tone="warning">Not done</Badge>}
          </span>
          {step.input !== '' && <div>“{step.input}”</div>}
          {step.detail !== '' && <div className={classes.muted}>{step.detail}</div>}
          <ReadItems step={step} />
        </li>
      ))}
    </ol>
  );
}

function ReadItems({ step: { items, hiddenItems } }: { step: Step }) {
  if (items.length === 0 && hiddenItems === 0) return null;
  return (
    <ul className={classes.items}>
      {items.map(({ id, type, title }) => {
        const href = foundUrl(type, { id, title });
        const text = title.trim() === '' ? 'Untitled' : title;
        return (
          <li key={id}>
            {href === undefined ? (
              text
            ) : (
              <a href={href} className={classes.link}>
                {text}
              </a>
            )}
          </li>
        );
      })}
      {hiddenItems > 0 && (
        <li className={classes.muted}>{countLabel(hiddenItems, 'item')} that you can’t see now</li>
      )}
    </ul>
  );
}
