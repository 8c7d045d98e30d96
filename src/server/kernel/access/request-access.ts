import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { ObjectRef } from './access-object.ts';
import { isNotTrashed } from './content-tables.ts';
import { levelOfRank } from './level.ts';
import { rankOf } from './scope.ts';
import './tables.ts';

export type RequestAccessInput = ObjectRef & { message?: string | null };

/** Asks to be let in, or for more than one has. Whether there is anything to be let into stays untold. */
export async function requestAccess(ctx: Ctx, input: RequestAccessInput): Promise<void> {
  const { viewer } = requireMember(ctx);
  const message = accept(parseText(textLimits.accessRequestMessage, input.message ?? ''));
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'accessRequest.create');
    const object = await tx.db
      .selectFrom('access_objects')
      .select(['id', 'type', rankOf(tx, 'source_id').as('rank')])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', input.id)
      .where('type', '=', input.type)
      .where(isNotTrashed('access_objects'))
      .executeTakeFirst();
    if (!object || levelOfRank(tx, object.rank) === 'FULL') return;
    const id = tx.newId();
    const inserted = await tx.db
      .insertInto('access_requests')
      .values({
        workspace_id: tx.workspace.id,
        id,
        object_id: object.id,
        member_id: viewer.id,
        message,
        created_at: tx.now(),
        answered_at: null,
        answered_by: null,
        approved: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return;
    await tx.record({
      type: 'accessRequest.created',
      payload: { accessRequestId: id, objectType: object.type, objectId: object.id },
      objectId: object.id,
    });
  });
}
