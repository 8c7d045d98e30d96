import type { Level } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getAccessObject, type AccessObjectRow } from './access-object.ts';
import { requestColumns, type AccessRequest } from './access-request.ts';
import { requireGrantees } from './grantee.ts';
import { writeGrants } from './write-grants.ts';
import './tables.ts';

export type Answer = { id: string; approve: boolean; level: Level };

/** Approves with at least READ, or declines. Only the first answer counts. */
export async function answerAccessRequest(ctx: Ctx, { id, approve, level }: Answer): Promise<AccessRequest> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const request = await findOpen(tx, id);
    if (!request) throw new NotFound();
    const object = await getAccessObject(tx, tx.db, { type: request.objectType, id: request.objectId });
    allow(tx, 'accessRequest.answer', object);
    await tx.db
      .updateTable('access_requests')
      .set({ answered_at: tx.now(), answered_by: viewer.id, approved: approve })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    if (approve) await letIn(tx, { object, memberId: request.memberId, level });
    await tx.record({
      type: approve ? 'accessRequest.approved' : 'accessRequest.declined',
      payload: { accessRequestId: id },
      objectId: object.id,
    });
    return { ...request, approved: approve };
  });
}

function findOpen(tx: TxCtx, id: string): Promise<AccessRequest | undefined> {
  return tx.db
    .selectFrom('access_requests')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'access_requests.workspace_id')
        .onRef('access_objects.id', '=', 'access_requests.object_id'),
    )
    .select(requestColumns())
    .where('access_requests.workspace_id', '=', tx.workspace.id)
    .where('access_requests.id', '=', id)
    .where('access_requests.answered_at', 'is', null)
    .executeTakeFirst();
}

/** The line goes into the map that governs the object, which may be that of what it is in. */
async function letIn(
  tx: TxCtx,
  { object, memberId, level }: { object: AccessObjectRow; memberId: string; level: Level },
): Promise<void> {
  const source = await tx.db
    .selectFrom('access_objects')
    .select(['id', 'type'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', object.sourceId)
    .executeTakeFirstOrThrow();
  const grantees = await requireGrantees(tx, [{ memberId }]);
  await writeGrants(tx, { object: source, grantees, level, atLeast: true });
}
