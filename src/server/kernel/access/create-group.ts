import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { requireFreeName, type Group } from './group.ts';
import './tables.ts';

/** An empty group, to be filled by `changeGroupMembers`. */
export async function createGroup(ctx: Ctx, input: { name: string }): Promise<Group> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'group.create');
    return createGroupIn(tx, { name: input.name, createdBy: viewer.id });
  });
}

/** The same inside a transaction that does more; a directory that makes it is nobody. */
export async function createGroupIn(
  tx: TxCtx,
  input: { name: string; createdBy: string | null },
): Promise<Group> {
  const name = accept(parseText(textLimits.groupName, input.name));
  await checkRoom(tx, countLimits.groupsPerWorkspace, () =>
    tx.db
      .selectFrom('groups')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('workspace_id', '=', tx.workspace.id)
      .executeTakeFirstOrThrow(),
  );
  await requireFreeName(tx, name);
  const id = tx.newId();
  await tx.db
    .insertInto('groups')
    .values({
      workspace_id: tx.workspace.id,
      id,
      name,
      created_by: input.createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .execute();
  await tx.record({
    type: 'group.created',
    payload: { groupId: id },
    objectId: id,
    version: 1,
    after: { name },
  });
  return { id, name, memberCount: 0 };
}
