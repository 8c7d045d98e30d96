import { titleOf } from '#domain/text/display-names.ts';
import type { AgentCardFragment } from '#web/lib/graphql.gen.ts';
import { scopeText } from '#web/features/conversations/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';
import { toolLabels, whenText } from './agent-words.ts';
import { RunButtons } from './run-buttons.tsx';
import { RunList } from './run-list.tsx';
import classes from './agents.module.css';

export function AgentScreen({ agent }: { agent: AgentCardFragment }) {
  return (
    <>
      <PageHeader
        title={<PageHeading>{agent.name}</PageHeading>}
        facts={
          <span className={classes.badges}>
            {agent.pausedAt !== null && <Badge tone="warning">Paused</Badge>}
            {whenText(agent)}
            {agent.nextRunAt !== null && (
              <span>
                Next run <RelativeTime at={agent.nextRunAt} />
              </span>
            )}
            {!agent.isMine && agent.owner && <span>Owner: {agent.owner.name}</span>}
          </span>
        }
        action={<RunButtons agent={agent} />}
      />
      <Section title="Prompt">
        <p className={classes.prompt}>{agent.prompt}</p>
        <p className={classes.muted}>{settingsText(agent)}</p>
      </Section>
      <Section title="Runs">
        <RunList agentId={agent.id} />
      </Section>
    </>
  );
}

function scopeOf({ objectType, objectIds }: AgentCardFragment) {
  return objectType === null ? null : { objectType, objectIds };
}

function settingsText(agent: AgentCardFragment): string {
  const tools = agent.tools.map((tool) => toolLabels[tool].toLowerCase()).join(', ');
  const kind = agent.documentKind === 'NOTE' ? 'notes' : 'insights';
  const where = agent.project ? ` Creates ${kind} in ${titleOf('project', agent.project.title)}.` : '';
  const creates = agent.documentKind === 'DOC' ? ' Creates AI docs.' : where;
  const made = agent.tools.includes('CREATE_DOC') ? creates : '';
  return `Reads: ${scopeText(scopeOf(agent)).toLowerCase()}. Allowed: ${tools}.${made} Up to ${agent.maxSteps} steps and ${agent.maxTokens.toLocaleString('en')} tokens in a run, ${agent.runsPerDay} runs a day.`;
}
