import { IconDots, IconForms, IconLink, IconTrash } from '@tabler/icons-react';
import { useCan } from '#web/features/members/viewer-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
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
        [
          { label: 'Copy link', icon: <IconLink size={16} />, onSelect: () => void copyLink(project) },
          {
            label: 'Fields',
            icon: <IconForms size={16} />,
            href: buildUrl('projectSettingsFields', {
              params: { projectId: project.id },
              titles: { projectId: project.title },
            }),
          },
        ],
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

function copyLink(project: ProjectFieldsFragment): Promise<boolean> {
  const path = buildUrl('project', {
    params: { projectId: project.id },
    titles: { projectId: project.title },
  });
  return copyText(location.origin + path, 'Link copied');
}
