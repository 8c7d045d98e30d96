import { IconRobot } from '@tabler/icons-react';
import type { AgentCardFragment } from '#web/lib/graphql.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { whenText } from './agent-words.ts';
import { AgentsDocument } from './agents.gen.ts';
import { NewAgentButton } from './new-agent-button.tsx';

const name: Column<AgentCardFragment> = {
  key: 'name',
  header: 'Agent',
  render: (agent) => (
    <CellTitle leading={<IconRobot size={16} aria-hidden />}>
      <Link to="agent" params={{ agentId: agent.id }} data-row-link>
        {agent.name}
      </Link>
    </CellTitle>
  ),
};
const owner: Column<AgentCardFragment> = {
  key: 'owner',
  header: 'Owner',
  width: '160px',
  render: (agent) => agent.owner?.name ?? '',
};
const more: readonly Column<AgentCardFragment>[] = [
  { key: 'when', header: 'Runs', width: '280px', hideNarrow: true, render: whenText },
  {
    key: 'next',
    header: 'Next run',
    width: '150px',
    render: ({ pausedAt, nextRunAt }) =>
      pausedAt === null ? nextRunAt !== null && <RelativeTime at={nextRunAt} /> : <Badge>Paused</Badge>,
  },
];

/** One's own agents. */
export function AgentList() {
  return (
    <PagedTable
      label="Your agents"
      what="your agents"
      document={AgentsDocument}
      variables={(after) => ({ others: false, first: 50, after })}
      page={({ agents }) => agents}
      columns={[name, ...more]}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<IconRobot size={20} />} title="No agents yet" actions={<NewAgentButton isFirst />}>
          An agent answers a question again and again, on a schedule or when something happens, and writes
          down what it finds with its quotes.
        </EmptyState>
      }
    />
  );
}

/** For admins: those of other members, to pause or delete. */
export function OthersAgents() {
  return (
    <PagedTable
      label="Agents of other members"
      what="the agents of other members"
      document={AgentsDocument}
      variables={(after) => ({ others: true, first: 50, after })}
      page={({ agents }) => agents}
      columns={[name, owner, ...more]}
      rowKey={({ id }) => id}
      empty={<p>Other members have no agents.</p>}
    />
  );
}
