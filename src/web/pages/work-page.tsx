import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { FailedWork, WorkList } from '#web/features/upkeep/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function WorkPage() {
  const mayRead = useCan('upkeep.read');
  return (
    <AppPage
      title="Background work"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Background work' }]}
    >
      {mayRead.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Background work</PageHeading>}
            facts="What Hark does for this workspace behind the scenes"
          />
          <Section title="Under way">
            <WorkList failed={false} />
          </Section>
          <Section title="Failed">
            <WorkList failed />
          </Section>
          <FailedWork />
        </>
      ) : (
        <NoAccess reason={`${mayRead.reason}.`} />
      )}
    </AppPage>
  );
}
