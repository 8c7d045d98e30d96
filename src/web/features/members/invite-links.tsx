import { IconCopy } from '@tabler/icons-react';
import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import classes from './open-domains.module.css';
import { useManageInvites } from './use-manage-invites.ts';

export type InviteLinksProps = { invites: readonly InviteFieldsFragment[]; onClose: () => void };

/** After inviting without outgoing mail: otherwise nobody would ever hear of it. */
export function InviteLinks({ invites, onClose }: InviteLinksProps) {
  const { copy } = useManageInvites();
  return (
    <>
      <p className={classes.text}>
        This installation has no outgoing mail, so nothing was sent. Copy each invitation link and send it
        yourself. A link works once, for 14 days; copying a new one replaces it.
      </p>
      <ul>
        {invites.map((invite) => (
          <li key={invite.id} className={classes.row}>
            {invite.email}
            <Button
              icon={<IconCopy size={16} />}
              aria-label={`Copy invitation link of ${invite.email}`}
              onClick={() => void copy(invite)}
            >
              Copy link
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
