import { IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { ImportAssistant } from './lazy-assistant.tsx';

/** For people who may add notes; others don’t see it. */
export function ImportButton({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('import.create', useProjectObject(project));
  const [isOpen, setOpen] = useState(false);
  if (!may.allowed) return null;
  return (
    <>
      <Button icon={<IconTableImport size={16} />} onClick={() => setOpen(true)}>
        Import table
      </Button>
      {isOpen && <ImportAssistant target="NOTES" holderId={project.id} onClose={() => setOpen(false)} />}
    </>
  );
}
