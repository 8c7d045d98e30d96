import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AgentForm } from '#web/features/agents/index.ts';
import { AgentDocument } from '#web/features/agents/agents.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const agentsCrumb = { title: 'Agents', href: buildUrl('agents') };

export function NewAgentPage() {
  return (
    <AppPage title="New agent" crumbs={[agentsCrumb, { title: 'New agent' }]}>
      <PageHeader title={<PageHeading>New agent</PageHeading>} />
      <AgentForm agent={null} />
    </AppPage>
  );
}

export function EditAgentPage({ match }: { match: RouteMatchOf<'editAgent'> }) {
  const { agentId } = match.params;
  const query = useQuery({ query: AgentDocument, variables: { id: agentId } });
  const name = query[0].data?.agent?.name ?? 'Agent';
  return (
    <AppPage
      title={`Edit ${name}`}
      crumbs={[
        agentsCrumb,
        { title: name, href: buildUrl('agent', { params: { agentId } }) },
        { title: 'Edit' },
      ]}
    >
      <PageHeader title={<PageHeading>Edit agent</PageHeading>} />
      <QueryView
        query={query}
        what="the agent"
        skeleton={<SkeletonRows rows={8} label="Loading the agent" />}
      >
        {({ agent }) => (agent?.isMine ? <AgentForm key={agent.id} agent={agent} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
