import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useCan } from './viewer-context.tsx';

const InviteDialog = lazy(() =>
  loadChunk('invite-dialog', () => import('./invite-dialog.tsx')).then((module) => ({
    default: module.InviteDialog,
  })),
);

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
