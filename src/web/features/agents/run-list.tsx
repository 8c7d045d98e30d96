import type { AgentRunCardFragment } from '#web/lib/graphql.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { stateLabels, stateTones, triggerLabels } from './agent-words.ts';
import { AgentRunsDocument } from './agents.gen.ts';
import classes from './agents.module.css';

/** What an agent did, newest first. */
export function RunList({ agentId }: { agentId: string }) {
  const columns: readonly Column<AgentRunCardFragment>[] = [
    {
      key: 'time',
      header: 'Run',
      render: (run) => (
        <CellTitle>
          <Link to="agentRun" params={{ agentId, runId: run.id }} data-row-link>
            {run.dryRun ? 'Dry run' : 'Run'} <RelativeTime at={run.dueAt ?? run.createdAt} />
          </Link>
        </CellTitle>
      ),
    },
    {
      key: 'state',
      header: 'Result',
      width: '110px',
      render: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
    },
    {
      key: 'made',
      header: 'Document',
      hideNarrow: true,
      render: ({ document, problem }) => document?.title ?? problem ?? '',
    },
    {
      key: 'trigger',
      header: 'Started',
      width: '110px',
      hideNarrow: true,
      render: ({ trigger }) => triggerLabels[trigger],
    },
  ];
  return (
    <PagedTable
      label="Runs"
      what="the runs"
      document={AgentRunsDocument}
      variables={(after) => ({ id: agentId, first: 20, after })}
      page={({ agent }) => agent?.runs ?? null}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<p className={classes.muted}>No runs yet. A dry run shows what the agent would do.</p>}
    />
  );
}
