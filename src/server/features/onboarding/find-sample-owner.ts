import '#server/kernel/accounts/tables.ts';
import '#server/kernel/members/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sampleOwner } from './sample-content.data.ts';

/** The invented owner, who goes with the sample too; not while somebody is signed in by the name of that owner. */
export async function findSampleOwner(
  ctx: Pick<Ctx, 'workspace' | 'actor' | 'now'>,
  db: Db,
): Promise<string | undefined> {
  const { viewer } = requireMember(ctx);
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('email', '=', sampleOwner.email)
    .where('removed_at', 'is', null)
    .where('id', '!=', viewer.id)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('account_sessions')
            .select('account_sessions.id')
            .whereRef('account_sessions.account_id', '=', 'members.account_id')
            .where('account_sessions.workspace_id', '=', ctx.workspace.id)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', ctx.now()),
        ),
      ),
    )
    .executeTakeFirst();
  return owner?.id;
}
