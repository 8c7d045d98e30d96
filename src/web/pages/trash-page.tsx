import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { TrashList } from '#web/features/stars/index.ts';
import { EmptyTrashButton, TrashDaysSetting } from '#web/features/trash/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function TrashPage({ match }: { match: RouteMatchOf<'settingsTrash'> }) {
  const projectId = match.query.projectId ?? null;
  return (
    <AppPage
      title="Trash"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Trash' }]}
      width="wide"
    >
      <PageHeader
        title={<PageHeading>Trash</PageHeading>}
        facts="Restore what was deleted: projects, notes, insights, tags, contacts, views, files and more"
        action={<EmptyTrashButton projectId={projectId} />}
      />
      <TrashDaysSetting />
      <TrashList projectId={projectId} />
    </AppPage>
  );
}
