import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { ScimScreen } from '#web/features/scim/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

export function AuthenticationPage() {
  const may = useCan('scim.manage');
  return (
    <AppPage
      title="Authentication"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Authentication' }]}
    >
      {may.allowed ? (
        <>
          <PageHeader title={<PageHeading>Authentication</PageHeading>} />
          <Section title="Directory sync">
            <ScimScreen />
          </Section>
        </>
      ) : (
        <NoAccess reason={`${may.reason}.`} />
      )}
    </AppPage>
  );
}
