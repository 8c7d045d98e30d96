import { IconPackageImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { ImportProjectDialog } from './lazy-project-import.tsx';

/** For people who may add notes; others don’t see it. */
export function ImportProjectButton({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('import.create', useProjectObject(project));
  return may.allowed ? <OpenDialog project={project} label="Import QDA project" /> : null;
}

/** For people who may create projects, where there is none yet. */
export function ImportNewProjectButton() {
  return <OpenDialog project={null} label="Import project" />;
}

type OpenDialogProps = { project: ProjectFieldsFragment | null; label: string };

function OpenDialog({ project, label }: OpenDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconPackageImport size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportProjectDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
