import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';

export function NewTokenButton() {
  const mayCreate = useCan('apiToken.create');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      aria-disabled={!mayCreate.allowed || undefined}
      onClick={() => mayCreate.allowed && setOpen(true)}
    >
      New token
    </Button>
  );
  return (
    <>
      {mayCreate.allowed ? button : <Tooltip label={mayCreate.reason}>{button}</Tooltip>}
      {isOpen && <NewTokenDialog onClose={() => setOpen(false)} />}
    </>
  );
}
