import { IconPackageImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ImportProjectDialog } from './lazy-project-import.tsx';

/** For people who may create projects, where there is none yet. */
export function ImportNewProjectButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconPackageImport size={16} />} onClick={() => setOpen(true)}>
        Import project
      </Button>
      {isOpen && (
        <Suspense>
          <ImportProjectDialog project={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
