import { buildUrl } from '#domain/routes/build-url.ts';
import { InstructionsSetting } from '#web/features/answering/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { PersonalKindsSetting } from '#web/features/personal-data/index.ts';
import { ModelsScreen, SentList } from '#web/features/models/index.ts';
import { ModesSetting } from '#web/features/suggestions/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function ModelsPage() {
  const may = useCan('security.manage');
  return (
    <AppPage
      title="AI models"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'AI models' }]}
    >
      {may.allowed ? (
        <>
          <PageHeader title={<PageHeading>AI models</PageHeading>} />
          <ModelsScreen />
          <ModesSetting />
          <PersonalKindsSetting />
          <InstructionsSetting />
          <SentList />
        </>
      ) : (
        <NoAccess reason={`${may.reason}.`} />
      )}
    </AppPage>
  );
}
