import { IconDots, IconLink, IconTrash } from '@tabler/icons-react';
import { useCan } from '#web/features/members/viewer-context.tsx';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useProjectObject } from './use-project-object.ts';
import { useTrashProject } from './use-trash-project.ts';

export function ProjectMenu({ project }: { project: ProjectFieldsFragment }) {
  const mayTrash = useCan('project.trash', useProjectObject(project));
  const trash = useTrashProject();
  return (
    <Menu
      trigger={
        <IconButton label="Project actions">
          <IconDots size={16} />
        </IconButton>
      }
      groups={[
        [{ label: 'Copy link', icon: <IconLink size={16} />, onSelect: () => void copyLink(project) }],
        [
          {
            label: 'Move to trash',
            icon: <IconTrash size={16} />,
            danger: true,
            disabledReason: mayTrash.allowed ? null : mayTrash.reason,
            onSelect: () => trash(project),
          },
        ],
      ]}
    />
  );
}

async function copyLink(project: ProjectFieldsFragment): Promise<void> {
  const path = buildUrl('project', {
    params: { projectId: project.id },
    titles: { projectId: project.title },
  });
  try {
    await navigator.clipboard.writeText(location.origin + path);
    showToast({ message: 'Link copied' });
  } catch {
    showToast({ message: 'The browser did not let Hark copy the link', tone: 'error' });
  }
}
