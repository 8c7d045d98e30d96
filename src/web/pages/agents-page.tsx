import { AgentList, NewAgentButton, OthersAgents } from '#web/features/agents/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function AgentsPage() {
  const mayManage = useCan('agent.manageAll');
  return (
    <AppPage title="Agents" crumbs={[{ title: 'Agents' }]} width="wide">
      <PageHeader title={<PageHeading>Agents</PageHeading>} action={<NewAgentButton />} />
      <AgentList />
      {mayManage.allowed && (
        <Section title="Agents of other members">
          <OthersAgents />
        </Section>
      )}
    </AppPage>
  );
}
