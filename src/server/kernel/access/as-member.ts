import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { findStanding } from './find-standing.ts';
import { scopeOf, type Ctx } from '#server/platform/context/context.ts';

/** What a job reads for somebody it reads as them, with the rights they have now. Throws NotFound for who has left. */
export async function asMember(ctx: Ctx, memberId: string): Promise<Ctx> {
  const { database, workspace } = ctx;
  return database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
    const { rows } = await sql<{ accountId: string }>`select account_id as "accountId" from members
      where workspace_id = ${workspace.id} and id = ${memberId}`.execute(db);
    const accountId = rows[0]?.accountId ?? '';
    const standing = accountId === '' ? undefined : await findStanding(db, workspace.id, accountId);
    if (!standing) throw new NotFound();
    const actor = { kind: 'member', ...standing, accountId, sessionId: null } as const;
    return { ...ctx, actor, reads: ctx.reads.beside(() => scopeOf({ workspace, actor })) };
  });
}
