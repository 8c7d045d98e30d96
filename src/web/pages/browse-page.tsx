import { IconUser, IconUsers } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { FolderTreeList } from '#web/pages/folders/folder-tree-list.tsx';
import { NewFolderButton } from '#web/features/folders/index.ts';
import { TopOfFolders } from '#web/pages/folders/top-of-folders.tsx';
import { ObjectList } from '#web/features/stars/index.ts';
import { SharedWithYouDocument, YourWorkDocument } from '#web/features/stars/stars.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

type Match =
  | RouteMatchOf<'browse'>
  | RouteMatchOf<'browseFolders'>
  | RouteMatchOf<'browseCreatedByYou'>
  | RouteMatchOf<'browseSharedWithYou'>;

const tabs = [
  { name: 'browse', label: 'All' },
  { name: 'browseFolders', label: 'Folders' },
  { name: 'browseCreatedByYou', label: 'Created by you' },
  { name: 'browseSharedWithYou', label: 'Shared with you' },
] as const;

export function BrowsePage({ match }: { match: Match }) {
  return (
    <AppPage title="Browse" crumbs={[{ title: 'Browse' }]} width="wide">
      <PageHeader title={<PageHeading>Browse</PageHeading>} action={<NewFolderButton parentId={null} />} />
      <LinkTabs
        label="Browse"
        tabs={tabs.map(({ name, label }) => ({
          label,
          href: buildUrl(name),
          isCurrent: name === match.name,
        }))}
      />
      <Content name={match.name} />
    </AppPage>
  );
}

function Content({ name }: { name: Match['name'] }) {
  switch (name) {
    case 'browse':
      return <TopOfFolders />;
    case 'browseFolders':
      return <FolderTreeList />;
    case 'browseCreatedByYou':
      return (
        <ObjectList
          key={name}
          label="Created by you"
          document={YourWorkDocument}
          pageOf={(data) => data.yourWork}
          type={null}
          when="Created"
          empty={
            <EmptyState icon={<IconUser size={20} />} title="Nothing created yet">
              Anything you create appears here.
            </EmptyState>
          }
        />
      );
    case 'browseSharedWithYou':
      return (
        <ObjectList
          key={name}
          label="Shared with you"
          document={SharedWithYouDocument}
          pageOf={(data) => data.sharedWithYou}
          type={null}
          when="Shared"
          empty={
            <EmptyState icon={<IconUsers size={20} />} title="Nothing shared with you yet">
              Anything shared with you or one of your groups appears here.
            </EmptyState>
          }
        />
      );
    default:
      return name satisfies never;
  }
}
