import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { StorageOverview } from '#web/features/storage-use/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function StoragePage() {
  const mayRead = useCan('upkeep.read');
  return (
    <AppPage
      title="Storage"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Storage' }]}
      width="wide"
    >
      {mayRead.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Storage</PageHeading>}
            facts="What the files of this workspace take"
          />
          <StorageOverview />
        </>
      ) : (
        <NoAccess reason={`${mayRead.reason}.`} />
      )}
    </AppPage>
  );
}
