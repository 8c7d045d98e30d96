import { IconBulb, IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from 'urql';
import type { FolderTab } from '#domain/folders/folder-tabs.ts';
import { FolderInsights, InsightCards } from '#web/features/insights/index.ts';
import { PublishedInFolderDocument } from '#web/features/insights/insights.gen.ts';
import { ProjectList } from '#web/features/projects/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { FolderCards } from './folder-cards.tsx';
import type { LoadedFolder } from './folder-header.tsx';
import { NewProjectInFolder } from './new-project-in-folder.tsx';
import { useFolders } from '#web/features/folders/index.ts';
import { ChannelList } from '#web/features/channels/index.ts';

const shownInsights = 6;

export function FolderContents({ folder, tab }: { folder: LoadedFolder; tab: FolderTab }) {
  switch (tab) {
    case 'All':
      return <Everything folder={folder} />;
    case 'Projects':
      return <Projects folder={folder} />;
    case 'Channels':
      return <ChannelList folderId={folder.id} />;
    case 'PublishedInsights':
      return (
        <FolderInsights
          folderId={folder.id}
          empty={
            <EmptyState icon={<IconBulb size={20} />} title="No published insights yet">
              Insights published from projects in this folder appear here.
            </EmptyState>
          }
        />
      );
    default:
      return tab satisfies never;
  }
}

function Everything({ folder }: { folder: LoadedFolder }) {
  const { folders } = useFolders();
  const inner = folders.filter(({ parent }) => parent?.id === folder.id);
  const [{ data }] = useQuery({
    query: PublishedInFolderDocument,
    variables: { folderId: folder.id, first: shownInsights, after: null },
  });
  const insights = data?.publishedInsights.items ?? [];
  return (
    <>
      {inner.length > 0 && <FolderCards label="Subfolders" folders={inner} />}
      <Projects folder={folder} />
      {insights.length > 0 && (
        <Section title="Published insights">
          <InsightCards label="Published insights" insights={insights} />
        </Section>
      )}
    </>
  );
}

function Projects({ folder }: { folder: LoadedFolder }) {
  return (
    <ProjectList
      label="Projects in this folder"
      filter={{ folderId: folder.id, sort: 'TITLE', archived: null }}
      hideFolder
      empty={
        <EmptyState
          icon={<IconFolderOpen size={20} />}
          title="No projects in this folder"
          actions={<NewProjectInFolder folder={folder} />}
        >
          Create one here, or drag projects onto the folder.
        </EmptyState>
      }
    />
  );
}
