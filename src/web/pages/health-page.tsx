import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { HealthChecks } from '#web/features/health/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function HealthPage() {
  const mayRead = useCan('upkeep.read');
  return (
    <AppPage title="Health" crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Health' }]}>
      {mayRead.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Health</PageHeading>}
            facts="Whether what this workspace needs works"
          />
          <HealthChecks />
        </>
      ) : (
        <NoAccess reason={`${mayRead.reason}.`} />
      )}
    </AppPage>
  );
}
