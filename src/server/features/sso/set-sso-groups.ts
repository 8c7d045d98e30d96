import { sql } from 'kysely';
import { parseGroupClaimName, parseGroupValue } from '#domain/accounts/group-claim.ts';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { recordSso } from './record-sso.ts';

export type SsoGroupRule = { readonly value: string; readonly groupId: string };
export type SsoGroupRules = { readonly claim: string | null; readonly groups: readonly SsoGroupRule[] };

/** Which claim names a person's groups, and which group here each name means. Replaces the rules of before. */
export async function setSsoGroups(ctx: Ctx, input: SsoGroupRules): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    const claim = accept(parseGroupClaimName(input.claim));
    accept(checkCount(countLimits.ssoGroupsPerWorkspace, input.groups.length));
    const groups = input.groups.map(({ value, groupId }) => ({
      value: accept(parseGroupValue(value)),
      groupId,
    }));
    await requireGroups(tx, [...new Set(groups.map(({ groupId }) => groupId))]);
    const saved = await tx.db
      .updateTable('sso_settings')
      .set({ group_claim: claim })
      .where('workspace_id', '=', tx.workspace.id)
      .returning('workspace_id')
      .executeTakeFirst();
    if (!saved) throw new InvalidOperation('Save the connection first');
    await tx.db.deleteFrom('sso_groups').where('workspace_id', '=', tx.workspace.id).execute();
    await sql`insert into sso_groups (workspace_id, value, group_id)
      select ${tx.workspace.id}::uuid, value, group_id
      from unnest(${groups.map(({ value }) => value)}::text[], ${groups.map(({ groupId }) => groupId)}::uuid[])
        as rule (value, group_id)
      on conflict do nothing`.execute(tx.db);
    await recordSso(tx, 'ssoGroups', { claim, groups });
  });
}

async function requireGroups(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { known } = await tx.db
    .selectFrom('groups')
    .select((row) => row.fn.countAll<string>().as('known'))
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .executeTakeFirstOrThrow();
  if (Number(known) !== ids.length)
    throw new ValidationError('Some of these groups don’t exist any more. Choose them again.');
}
