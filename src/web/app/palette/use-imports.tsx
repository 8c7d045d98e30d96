import { IconFolderUp, IconPackageImport, IconTableImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { wishImport } from '#web/kit/files/import-wish.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import type { Command, Project } from './commands.ts';
import { anyProject } from './use-creations.tsx';

const size = 16;

/** What can be imported into the project that is open, or elsewhere into one that is chosen next. */
export function useImports(project: ProjectFieldsFragment | null | undefined): Command[] {
  const here = useProjectObject(project ?? null);
  const may = useCan('import.create', project ? here : anyProject).allowed;
  const mayBulk = useCan('import.bulk').allowed;
  if (!may) return [];
  const command = (what: string, label: string, icon: ReactNode, start: (into: Project) => void): Command => {
    const base = { id: `import-${what}`, label, kind: 'action', icon } as const;
    return project ? { ...base, run: () => start(project) } : { ...base, runIn: start };
  };
  return [
    command('table', 'Import table', <IconTableImport size={size} />, (into) =>
      wishImport({ what: 'table', project: into, brought: null }),
    ),
    ...(mayBulk
      ? [
          command('files', 'Import folder or ZIP', <IconFolderUp size={size} />, ({ id }) =>
            goTo('settingsBulkImport', { query: { projectId: id } }),
          ),
        ]
      : []),
    command(
      'project',
      'Import project (REFI-QDA, Dovetail, Notion)',
      <IconPackageImport size={size} />,
      (into) => wishImport({ what: 'project', project: into, brought: null }),
    ),
  ];
}
