import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { TemplateList } from '#web/features/templates/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function TemplatesPage() {
  const mayUse = useCan('template.use');
  return (
    <AppPage
      title="Templates"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Templates' }]}
    >
      <PageHeader
        title={<PageHeading>Templates</PageHeading>}
        facts="Projects that everyone in the workspace can start from"
      />
      {mayUse.allowed ? <TemplateList /> : <NoAccess reason={mayUse.reason} />}
    </AppPage>
  );
}
