import type { StaffWorkspace } from '#domain/staff/staff-answers.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  checkEmailDomain,
  findOrCreateAccount,
  mailMagicLink,
  type Visit,
} from '#server/kernel/accounts/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { noteStaffAct } from './note-staff-act.ts';

export type NewTeam = { name: string; ownerEmail: string; ownerName: string };

/** A workspace for a customer, who gets a mail with a link to sign in as its first admin. */
export async function createTeam(
  services: Services,
  asking: Visit['asking'],
  { name, ownerEmail, ownerName, staff }: NewTeam & { staff: string },
): Promise<StaffWorkspace> {
  const owner = accept(parseText(textLimits.memberName, ownerName));
  const email = accept(checkEmailDomain(services.env, ownerEmail));
  const account = await services.database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(services, db, email),
  );
  const workspace = await createWorkspace(services, {
    name,
    owner: { accountId: account.id, email, name: owner },
  });
  await inTransaction(services.systemCtx(workspace), (tx) =>
    noteStaffAct(tx, { staff, act: 'workspaceCreated' }),
  );
  await mailMagicLink(services, asking, { workspace, email });
  return { teamId: workspace.id, subdomain: workspace.subdomain };
}
