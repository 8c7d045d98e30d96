import { roleForLevel } from '#domain/access/roles.ts';
import type { Level } from '#domain/access/levels.ts';
import { GrantAccessDocument, RevokeAccessDocument } from './access.gen.ts';
import { InviteMemberDocument, RevokeInviteDocument } from '#web/features/members/members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
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
    let isUnsent = false;
    for (const email of emails) {
      const made = await invite.run({
        input: { email, role: roleForLevel(level), object: { type, id, level } },
      });
      if (!made) return false;
      inviteIds.push(made.inviteMember.id);
      isUnsent ||= !made.inviteMember.isMailed;
    }
    const done = doneText(chosen, emails.length);
    const message = isUnsent ? `${done}. ${unsentText}` : done;
    showToast({ message, undo: () => void undo(inviteIds) });
    return true;

    async function undo(invites: readonly string[]) {
      for (const grantee of grantees) await revoke.run({ input: { type, id, grantee } });
      for (const inviteId of invites) await revokeInvite.run({ id: inviteId });
    }
  }

  return { busy: grant.busy || invite.busy, share };
}

/** Without outgoing mail nobody hears of an invitation. */
const unsentText = 'No mail was sent: copy the invitation link in Settings, Users.';

function doneText(chosen: readonly GranteeItem[], invited: number): string {
  const others = chosen.length - 1;
  const names = `${chosen[0]?.label ?? ''}${others > 0 ? ` and ${others} more` : ''}`;
  return invited === chosen.length ? `Invited ${names}` : `Shared with ${names}`;
}
