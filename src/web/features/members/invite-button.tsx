import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { InviteDialog } from './lazy-invite-dialog.ts';
import { useCan } from './viewer-context.tsx';

export function InviteButton() {
  const mayInvite = useCan('member.invite');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button
      variant="primary"
      icon={<IconUserPlus size={16} />}
      aria-disabled={!mayInvite.allowed || undefined}
      onClick={() => mayInvite.allowed && setOpen(true)}
    >
      Invite people
    </Button>
  );
  return (
    <>
      {mayInvite.allowed ? button : <Tooltip label={mayInvite.reason}>{button}</Tooltip>}
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
