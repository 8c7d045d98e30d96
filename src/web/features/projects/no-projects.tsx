import { IconFolders } from '@tabler/icons-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NewProjectButton } from './new-project-button.tsx';

export function NoProjects() {
  return (
    <EmptyState icon={<IconFolders size={20} />} title="No projects yet" actions={<NewProjectButton />}>
      A project holds the notes, highlights and insights of one study.
    </EmptyState>
  );
}
