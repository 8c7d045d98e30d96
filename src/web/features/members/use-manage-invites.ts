import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { copyText } from '#web/lib/copy-text.ts';
import {
  CopyInviteLinkDocument,
  InviteMemberDocument,
  ResendInviteDocument,
  RevokeInviteDocument,
} from './members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';

type Invite = InviteFieldsFragment;

export function useManageInvites(): {
  resend: (invite: Invite) => Promise<void>;
  revoke: (invite: Invite) => Promise<void>;
  copy: (invite: Pick<Invite, 'id' | 'email'>) => Promise<void>;
} {
  const sendAgain = useCommand(ResendInviteDocument);
  const end = useCommand(RevokeInviteDocument);
  const invite = useCommand(InviteMemberDocument);
  const link = useCommand(CopyInviteLinkDocument);
  return {
    async resend({ id, email }) {
      if (await sendAgain.run({ id }))
        showToast({ message: `Sent a new link to ${email}. The old one no longer works.` });
    },
    /** A new one each time: the installation keeps no link that it could show again. */
    async copy({ id, email }) {
      const made = await link.run({ id });
      if (!made) return;
      const message = `Copied a link for ${email}. It works once, and earlier links no longer work.`;
      await copyText(made.copyInviteLink.url, message);
    },
    /** Taking it back sends a new invitation with the same words: the revoked link stays dead. */
    async revoke({ id, email, role, message, object }) {
      if (!(await end.run({ id }))) return;
      showToast({
        message: `Revoked the invitation of ${email}`,
        action: {
          label: 'Invite again',
          run: () => void invite.run({ input: { email, role, message, object } }),
        },
      });
    },
  };
}
