import { IconFolder } from '@tabler/icons-react';
import { ProjectList, useProjectCommands } from '#web/features/projects/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { dropTarget, NewFolderButton, useFolders } from '#web/features/folders/index.ts';
import { FolderCards } from './folder-cards.tsx';

/** The top of the tree: the outermost folders, and what is in none. */
export function TopOfFolders() {
  const { tree, isReady } = useFolders();
  const commands = useProjectCommands();
  return (
    <>
      {!isReady && <SkeletonRows rows={2} label="Loading folders" />}
      {isReady && tree.length === 0 && (
        <EmptyState
          icon={<IconFolder size={20} />}
          title="No folders yet"
          actions={<NewFolderButton parentId={null} />}
        >
          A folder groups projects and sets who can access them.
        </EmptyState>
      )}
      {tree.length > 0 && <FolderCards label="Folders" folders={tree.map(({ folder }) => folder)} />}
      <div {...dropTarget((projects) => void commands.move(projects, null))}>
        <Section title="Not in a folder">
          <ProjectList
            label="Projects that aren’t in a folder"
            filter={{ outsideFolders: true, sort: 'TITLE', archived: false }}
            hideFolder
            empty={
              <EmptyState title="Every project is in a folder">
                Drag a project here to remove it from its folder.
              </EmptyState>
            }
          />
        </Section>
      </div>
    </>
  );
}
