import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AgentMenu, AgentScreen } from '#web/features/agents/index.ts';
import { AgentDocument } from '#web/features/agents/agents.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function AgentPage({ match }: { match: RouteMatchOf<'agent'> }) {
  const query = useQuery({ query: AgentDocument, variables: { id: match.params.agentId } });
  const known = query[0].data?.agent;
  const title = known?.name ?? 'Agent';
  return (
    <AppPage
      title={title}
      width="wide"
      crumbs={[{ title: 'Agents', href: buildUrl('agents') }, { title }]}
      actions={known && <AgentMenu agent={known} onGone={() => goTo('agents')} />}
    >
      <QueryView
        query={query}
        what="the agent"
        skeleton={<SkeletonRows rows={8} label="Loading the agent" />}
      >
        {({ agent }) => (agent ? <AgentScreen agent={agent} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
