import { useQuery } from 'urql';
import { folderTabLabels, folderTabs, type FolderTab } from '#domain/folders/folder-tabs.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess, ShareButton } from '#web/features/access/index.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { useRecordVisit } from '#web/features/documents/index.ts';
import { FolderContents } from '#web/pages/folders/folder-contents.tsx';
import { FolderHeader, type LoadedFolder } from '#web/pages/folders/folder-header.tsx';
import { FolderMenu } from '#web/features/folders/index.ts';
import { FolderDocument } from '#web/features/folders/folders.gen.ts';
import { StarButton } from '#web/features/stars/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const routes = {
  All: 'folder',
  Projects: 'folderProjects',
  Channels: 'folderChannels',
  PublishedInsights: 'folderInsights',
} as const satisfies Record<FolderTab, string>;

type Match =
  | RouteMatchOf<'folder'>
  | RouteMatchOf<'folderProjects'>
  | RouteMatchOf<'folderChannels'>
  | RouteMatchOf<'folderInsights'>;

export function FolderPage({ match }: { match: Match }) {
  const id = match.params.projectCategoryId;
  const query = useQuery({ query: FolderDocument, variables: { id } });
  const folder = query[0].data?.folder;
  const title = folder ? titleOf('folder', folder.title) : 'Folder';
  return (
    <AppPage
      title={title}
      width="wide"
      crumbs={[
        { title: 'Projects', href: buildUrl('projectsFolders') },
        ...(folder?.path ?? []).map((above) => ({
          title: titleOf('folder', above.title),
          href: hrefOf('All', above),
        })),
        { title },
      ]}
      actions={
        folder && (
          <>
            <StarButton type="FOLDER" id={folder.id} starred={folder.starred} />
            <AskButton scope={{ objectType: 'ProjectCategory', id: folder.id, title: folder.title }} />
            <ShareButton object={{ type: 'FOLDER', id: folder.id, title: folder.title }} />
            <FolderMenu folder={folder} onGone={() => goTo('projectsFolders')} />
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<SkeletonRows label="Loading the folder" />} what="the folder">
        {(data) =>
          data.folder ? (
            <OpenFolder
              folder={data.folder}
              tab={folderTabs.find((tab) => routes[tab] === match.name) ?? 'All'}
            />
          ) : (
            <RequestAccess object={{ type: 'FOLDER', id }} />
          )
        }
      </QueryView>
    </AppPage>
  );
}

function OpenFolder({ folder, tab }: { folder: LoadedFolder; tab: FolderTab }) {
  useRecordVisit('FOLDER', folder.id);
  return (
    <>
      <FolderHeader folder={folder} />
      <LinkTabs
        label="Folder"
        tabs={folderTabs.map((name) => ({
          label: folderTabLabels[name],
          href: hrefOf(name, folder),
          isCurrent: name === tab,
        }))}
      />
      <FolderContents key={folder.id} folder={folder} tab={tab} />
    </>
  );
}

function hrefOf(tab: FolderTab, { id, title }: { id: string; title: string }): string {
  return buildUrl(routes[tab], { params: { projectCategoryId: id }, titles: { projectCategoryId: title } });
}
