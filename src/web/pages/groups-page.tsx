import { buildUrl } from '#domain/routes/build-url.ts';
import { GroupList, NewGroupButton } from '#web/features/access/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function GroupsPage() {
  return (
    <AppPage title="Groups" crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Groups' }]}>
      <PageHeader
        title={<PageHeading>Groups</PageHeading>}
        facts="Share with several people at once"
        action={<NewGroupButton />}
      />
      <GroupList />
    </AppPage>
  );
}
