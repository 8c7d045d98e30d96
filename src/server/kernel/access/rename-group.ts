import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getGroup, requireFreeName, type Group } from './group.ts';
import './tables.ts';

type NewName = { id: string; name: string };

export async function renameGroup(ctx: Ctx, input: NewName): Promise<Group> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'group.update');
    return renameGroupIn(tx, input);
  });
}

/** The same inside a transaction that does more. */
export async function renameGroupIn(tx: TxCtx, input: NewName): Promise<Group> {
  const name = accept(parseText(textLimits.groupName, input.name));
  await lockWorkspace(tx);
  const group = await getGroup(tx, input.id);
  await requireFreeName(tx, name, group.id);
  const { version } = await tx.db
    .updateTable('groups')
    .set((row) => ({ name, updated_at: tx.now(), version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', group.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx.record({
    type: 'group.updated',
    payload: { groupId: group.id },
    objectId: group.id,
    version,
    before: { name: group.name },
    after: { name },
  });
  return { ...group, name };
}
