import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { NewPersonDialog } from './new-person-dialog.tsx';

export function NewPersonButton({ isFirst = false }: { isFirst?: boolean }) {
  const may = useCan('person.create');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      aria-disabled={!may.allowed || undefined}
      onClick={() => may.allowed && setOpen(true)}
    >
      {isFirst ? 'Add the first contact' : 'New contact'}
    </Button>
  );
  return (
    <>
      {may.allowed ? button : <Tooltip label={may.reason}>{button}</Tooltip>}
      {isOpen && <NewPersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}
