import { useState } from 'react';
import type { Role } from '#domain/access/roles.ts';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import {
  ReactivateMemberDocument,
  RemoveMemberDocument,
  SetMemberRoleDocument,
  SetWorkspaceAdminDocument,
  SuspendMemberDocument,
} from './members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { roleName } from './role-names.ts';

type Member = MemberFieldsFragment;

/** What can't be taken back with one press is asked first: removing somebody, and shutting oneself out. */
export type MemberQuestion = { title: string; text: string; confirmLabel: string; run: () => Promise<void> };

export type ManageMembers = {
  setRole: (member: Member, role: Role | null) => void;
  setAdmin: (member: Member, workspaceAdmin: boolean) => void;
  suspend: (member: Member) => void;
  reactivate: (member: Member) => void;
  remove: (member: Member) => void;
};

export function useManageMembers(): {
  manage: ManageMembers;
  question: MemberQuestion | null;
  dismiss: () => void;
} {
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const role = useCommand(SetMemberRoleDocument);
  const admin = useCommand(SetWorkspaceAdminDocument);
  const suspension = useCommand(SuspendMemberDocument);
  const reactivation = useCommand(ReactivateMemberDocument);
  const removal = useCommand(RemoveMemberDocument);

  async function setRole({ id, name, role: before, isYou }: Member, next: Role | null) {
    if (!(await role.run({ id, role: next })) || isYou) return;
    const message = `${name}: ${roleName(next).toLowerCase()}`;
    showToast({ message, undo: () => void role.run({ id, role: before }) });
  }

  async function setAdmin({ id, name, isYou }: Member, workspaceAdmin: boolean) {
    if (!(await admin.run({ id, workspaceAdmin })) || isYou) return;
    const message = workspaceAdmin
      ? `${name} is a workspace admin now`
      : `${name} is no longer a workspace admin`;
    showToast({ message, undo: () => void admin.run({ id, workspaceAdmin: !workspaceAdmin }) });
  }

  async function suspend({ id, name, isYou }: Member) {
    if (!(await suspension.run({ id })) || isYou) return;
    showToast({ message: `Suspended ${name}`, undo: () => void reactivation.run({ id }) });
  }

  async function reactivate({ id, name }: Member) {
    if (!(await reactivation.run({ id }))) return;
    showToast({ message: `Reactivated ${name}`, undo: () => void suspension.run({ id }) });
  }

  async function remove({ id, name }: Member) {
    if (await removal.run({ id })) showToast({ message: `Removed ${name} from the workspace` });
  }

  /** Nobody can undo what took away their own right to undo it. */
  function askIfOwn(member: Member, text: string, confirmLabel: string, run: () => Promise<void>) {
    if (member.isYou) setQuestion({ title: 'Change your own role?', text, confirmLabel, run });
    else void run();
  }

  return {
    question,
    dismiss: () => setQuestion(null),
    manage: {
      setRole: (member, next) =>
        askIfOwn(member, 'You may not be able to change it back.', 'Change my role', () =>
          setRole(member, next),
        ),
      setAdmin: (member, workspaceAdmin) =>
        askIfOwn(member, 'Only another admin can make you an admin again.', 'Remove my admin role', () =>
          setAdmin(member, workspaceAdmin),
        ),
      suspend: (member) =>
        askIfOwn(
          member,
          'You’ll be signed out immediately. Only another admin can reactivate you.',
          'Suspend me',
          () => suspend(member),
        ),
      reactivate: (member) => void reactivate(member),
      remove: (member) =>
        setQuestion({
          title: `Remove ${member.name}?`,
          text: 'They’ll be signed out immediately and lose all access. What they created stays. Where only they had full access, you’ll get it.',
          confirmLabel: 'Remove from workspace',
          run: () => remove(member),
        }),
    },
  };
}
