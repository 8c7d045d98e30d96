import { roleForLevel } from '#domain/access/roles.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { Level } from '#domain/access/levels.ts';
import { GrantAccessDocument, RevokeAccessDocument } from './access.gen.ts';
import { InviteMemberDocument, RevokeInviteDocument } from '#web/features/members/members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { showToast, type ToastLink } from '#web/ui/toast-store.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';
import type { GranteeItem } from './use-grantee-search.tsx';

export type Share = {
  busy: boolean;
  share: (chosen: readonly GranteeItem[], level: Level) => Promise<boolean>;
};

/** Gives members and groups the level in one step, and invites those who are not here yet with it. */
export function useShare({ type, id }: ObjectRef): Share {
  const grant = useCommand(GrantAccessDocument);
  const revoke = useCommand(RevokeAccessDocument);
  const invite = useCommand(InviteMemberDocument);
  const revokeInvite = useCommand(RevokeInviteDocument);

  async function share(chosen: readonly GranteeItem[], level: Level): Promise<boolean> {
    const grantees = chosen.flatMap((item) => item.grantee ?? []);
    const emails = chosen.flatMap((item) => item.email ?? []);
    if (grantees.length > 0 && !(await grant.run({ input: { type, id, grantees, level } }))) return false;
    const inviteIds: string[] = [];
    let unsent: InviteFieldsFragment | null = null;
    for (const email of emails) {
      const made = await invite.run({
        input: { email, role: roleForLevel(level), object: { type, id, level } },
      });
      if (!made) return false;
      inviteIds.push(made.inviteMember.id);
      if (!made.inviteMember.isMailed) unsent = made.inviteMember;
    }
    const done = doneText(chosen, emails.length);
    const { words, link } = unsent ? wayOf(unsent) : nothingLeft;
    showToast({ message: `${done}${words}`, link, undo: () => void undo(inviteIds) });
    return true;

    async function undo(invites: readonly string[]) {
      for (const grantee of grantees) await revoke.run({ input: { type, id, grantee } });
      for (const inviteId of invites) await revokeInvite.run({ id: inviteId });
    }
  }

  return { busy: grant.busy || invite.busy, share };
}

const nothingLeft = { words: '', link: undefined } as const;

/** Without outgoing mail nobody hears of an invitation by itself. */
function wayOf({ outboxUrl }: InviteFieldsFragment): { words: string; link: ToastLink } {
  return outboxUrl === null
    ? {
        words: '. No mail was sent: copy the invitation link in the settings.',
        link: { label: 'Open invitations', href: buildUrl('settingsUsers') },
      }
    : {
        words: '. The mail is in the outbox of this server.',
        link: { label: 'Open outbox', href: outboxUrl, isOther: true },
      };
}

function doneText(chosen: readonly GranteeItem[], invited: number): string {
  const others = chosen.length - 1;
  const names = `${chosen[0]?.label ?? ''}${others > 0 ? ` and ${others} more` : ''}`;
  return invited === chosen.length ? `Invited ${names}` : `Shared with ${names}`;
}
