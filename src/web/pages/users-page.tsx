import { buildUrl } from '#domain/routes/build-url.ts';
import { InviteButton, MembersAndInvites } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function UsersPage() {
  return (
    <AppPage
      title="Users"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Users' }]}
      width="wide"
    >
      <PageHeader title={<PageHeading>Users</PageHeading>} action={<InviteButton />} />
      <MembersAndInvites />
    </AppPage>
  );
}
