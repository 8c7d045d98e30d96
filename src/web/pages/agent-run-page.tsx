import { useCallback } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { RunScreen } from '#web/features/agents/index.ts';
import { AgentRunDocument } from '#web/features/agents/agents.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function AgentRunPage({ match }: { match: RouteMatchOf<'agentRun'> }) {
  const { agentId, runId } = match.params;
  const query = useQuery({ query: AgentRunDocument, variables: { id: runId } });
  const [{ data }, read] = query;
  const name = data?.agentRun?.agent?.name ?? 'Agent';
  const look = useCallback(() => read({ requestPolicy: 'network-only' }), [read]);
  return (
    <AppPage
      title={`Run of ${name}`}
      crumbs={[
        { title: 'Agents', href: buildUrl('agents') },
        { title: name, href: buildUrl('agent', { params: { agentId } }) },
        { title: 'Run' },
      ]}
    >
      <QueryView query={query} what="the run" skeleton={<SkeletonRows rows={8} label="Loading the run" />}>
        {({ agentRun }) => (agentRun ? <RunScreen run={agentRun} onLook={look} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
