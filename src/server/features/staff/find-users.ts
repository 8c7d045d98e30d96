import { itemLimits } from '#domain/limits/count-limits.ts';
import type { StaffUsers } from '#domain/staff/staff-answers.ts';
import { findAccountByEmail } from '#server/kernel/accounts/index.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import '#server/platform/context/tables.ts';

/** The memberships of one address, newest first. A whole address: staff look for a person, not through people. */
export async function findUsers(
  { database }: Pick<Services, 'database'>,
  { email, after }: { email: string; after: string | null },
): Promise<StaffUsers> {
  const account = await database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  if (!account) return { items: [], endCursor: null };
  const rows = await database.transaction({ accountId: account.id }, 'read only', (db) =>
    db
      .selectFrom('members')
      .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
      .select([
        'members.id',
        'members.workspace_id as teamId',
        'members.created_at as createdAt',
        'members.workspace_admin as workspaceAdmin',
        'members.name',
        'members.email',
        'members.role',
        'workspaces.name as teamName',
        'workspaces.region',
      ])
      .where('members.account_id', '=', account.id)
      .where('members.removed_at', 'is', null)
      .$if(after !== null, (query) => query.where('members.id', '<', after ?? ''))
      .orderBy('members.id', 'desc')
      .limit(itemLimits.page + 1)
      .execute(),
  );
  const page = rows.slice(0, itemLimits.page);
  return {
    items: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    endCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
