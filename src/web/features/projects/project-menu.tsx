import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconDots,
  IconDownload,
  IconFolderSymlink,
  IconLink,
  IconProgress,
  IconSettings,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { MoveToFolder } from '#web/features/folders/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { SaveTemplate } from '#web/features/templates/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { useProjectCommands } from './use-project-commands.ts';
import { useProjectObject } from './use-project-object.ts';

export function ProjectMenu({ project }: { project: ProjectFieldsFragment }) {
  const object = useProjectObject(project);
  const [isMoving, setMoving] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const reasonOf = (decision: ReturnType<typeof useCan>) => (decision.allowed ? null : decision.reason);
  const manageReason = reasonOf(useCan('template.manage'));
  const ownReason = reasonOf(useCan('project.updateSettings', object));
  const moveReason = reasonOf(useCan('project.move', object));
  const archiveReason = reasonOf(useCan('project.archive', object));
  const trashReason = reasonOf(useCan('project.trash', object));
  const commands = useProjectCommands();
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };

  const statusItems: MenuItem[] = [
    ...(project.status === 'ARCHIVED' || project.status === 'COMPLETED'
      ? [
          {
            label: 'Make active',
            icon: project.status === 'ARCHIVED' ? <IconArchiveOff size={16} /> : <IconProgress size={16} />,
            disabledReason: archiveReason,
            onSelect: () => void commands.setStatus([project], 'ACTIVE'),
          },
        ]
      : [
          {
            label: 'Mark as completed',
            icon: <IconCircleCheck size={16} />,
            disabledReason: archiveReason,
            onSelect: () => void commands.setStatus([project], 'COMPLETED'),
          },
        ]),
    ...(project.status === 'ARCHIVED'
      ? []
      : [
          {
            label: 'Archive',
            icon: <IconArchive size={16} />,
            disabledReason: archiveReason,
            onSelect: () => void commands.setStatus([project], 'ARCHIVED'),
          },
        ]),
  ];

  return (
    <>
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
              label: 'Settings',
              icon: <IconSettings size={16} />,
              href: buildUrl('projectSettings', target),
            },
            {
              label: 'Export…',
              icon: <IconDownload size={16} />,
              href: buildUrl('projectSettingsExport', target),
            },
          ],
          [
            {
              label: 'Move to folder…',
              icon: <IconFolderSymlink size={16} />,
              disabledReason: moveReason,
              onSelect: () => setMoving(true),
            },
            ...statusItems,
            {
              label: 'Save as template…',
              icon: <IconTemplate size={16} />,
              disabledReason: manageReason ?? ownReason,
              onSelect: () => setSaving(true),
            },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: trashReason,
              onSelect: () => {
                goTo('projects');
                void commands.trash([project]);
              },
            },
          ],
        ]}
      />
      {isSaving && <SaveTemplate project={project} onClose={() => setSaving(false)} />}
      {isMoving && (
        <MoveToFolder
          currentId={project.folder?.id ?? null}
          busy={commands.busy}
          onClose={() => setMoving(false)}
          onMove={async (folder) => {
            if (await commands.move([project], folder)) setMoving(false);
          }}
        />
      )}
    </>
  );
}

function copyLink(project: ProjectFieldsFragment): Promise<boolean> {
  const path = buildUrl('project', {
    params: { projectId: project.id },
    titles: { projectId: project.title },
  });
  return copyText(location.origin + path, 'Link copied');
}
