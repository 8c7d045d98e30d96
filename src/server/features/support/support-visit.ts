import { isInternalStaff } from '#domain/accounts/email-domain.ts';
import { findStanding, type Standing } from '#server/kernel/access/index.ts';
import '#server/kernel/accounts/tables.ts';
import '#server/kernel/members/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

type VisitServices = Pick<Services, 'database' | 'now' | 'env'>;

export type Visit = {
  readonly sessionId: string;
  readonly accessId: string;
  readonly staffAccountId: string;
  readonly staffEmail: string;
  readonly endsAt: Date;
  readonly standing: Standing;
};

/**
 * Undefined once anything it rests on is gone: the time, the grant, the person's place among the staff, or that the one
 * who granted it is an admin.
 */
export function findVisit(
  { database, now, env }: VisitServices,
  workspaceId: string,
  by: { sessionId: string } | { tokenHash: Buffer },
): Promise<Visit | undefined> {
  return database.transaction({ workspaceId, directory: true }, 'read only', async (db) => {
    const row = await db
      .selectFrom('support_sessions as session')
      .innerJoin('support_accesses as access', (join) =>
        join
          .onRef('access.workspace_id', '=', 'session.workspace_id')
          .onRef('access.id', '=', 'session.access_id'),
      )
      .innerJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'access.workspace_id')
          .onRef('members.id', '=', 'access.decided_by'),
      )
      .innerJoin('accounts', 'accounts.id', 'access.staff_account_id')
      .select([
        'session.id as sessionId',
        'access.id as accessId',
        'access.staff_account_id as staffAccountId',
        'accounts.email as staffEmail',
        'access.ends_at as endsAt',
        'members.account_id as adminAccountId',
      ])
      .where('session.workspace_id', '=', workspaceId)
      .where((where) =>
        'sessionId' in by
          ? where('session.id', '=', by.sessionId)
          : where('session.token_hash', '=', by.tokenHash),
      )
      .where('session.opened_at', 'is not', null)
      .where('session.left_at', 'is', null)
      .where('access.granted', '=', true)
      .where('access.ended_at', 'is', null)
      .where('access.ends_at', '>', now())
      .executeTakeFirst();
    if (!row || row.endsAt === null || !isInternalStaff(row.staffEmail, env.staffEmailDomains))
      return undefined;
    const { adminAccountId, endsAt, ...visit } = row;
    const standing = await findStanding(db, workspaceId, adminAccountId);
    return standing?.viewer.workspaceAdmin ? { ...visit, endsAt, standing } : undefined;
  });
}
