import { IconFolderUp, IconPackageImport, IconTableImport, IconDownload } from '@tabler/icons-react';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { wishImport } from '#web/kit/files/import-wish.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** For people who may add notes; others don’t see it. */
export function ImportMenu({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('import.create', useProjectObject(project));
  const mayBulk = useCan('import.bulk');
  if (!may.allowed) return null;
  return (
    <Menu
      trigger={<Button icon={<IconDownload size={16} />}>Import</Button>}
      groups={[
        [
          {
            label: 'Import table…',
            icon: <IconTableImport size={16} />,
            onSelect: () => wishImport({ what: 'table', project, brought: null }),
          },
          {
            label: 'Import folder or ZIP…',
            icon: <IconFolderUp size={16} />,
            disabledReason: mayBulk.allowed ? null : mayBulk.reason,
            onSelect: () => goTo('settingsBulkImport', { query: { projectId: project.id } }),
          },
          {
            label: 'Import project (REFI-QDA, Dovetail, Notion)…',
            icon: <IconPackageImport size={16} />,
            onSelect: () => wishImport({ what: 'project', project, brought: null }),
          },
        ],
      ]}
    />
  );
}
