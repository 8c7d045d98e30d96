import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';

/** For those who may merge. */
export function ReviewDuplicatesButton() {
  const may = useCan('person.merge');
  const [isOpen, setOpen] = useState(false);
  if (!may.allowed) return null;
  return (
    <>
      <Button icon={<IconArrowMerge size={16} />} onClick={() => setOpen(true)}>
        Find duplicates
      </Button>
      {isOpen && <DuplicatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
