import { buildUrl } from '#domain/routes/build-url.ts';
import { RolesMatrix } from '#web/features/roles/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function RolesPage() {
  return (
    <AppPage
      title="Roles"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Roles' }]}
      width="wide"
    >
      <PageHeader title={<PageHeading>Roles</PageHeading>} facts="What each role can do in this workspace" />
      <RolesMatrix />
    </AppPage>
  );
}
