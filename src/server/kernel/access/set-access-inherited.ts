import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getAccessObject, type AccessObjectRow, type ObjectRef } from './access-object.ts';
import { copyMaps, governSubtrees } from './govern-subtree.ts';
import { listGrants } from './object-access.ts';
import './tables.ts';

/** Lets an object follow the map of what it is in, or gives it a map of its own that starts as that one. */
export async function setAccessInherited(ctx: Ctx, input: ObjectRef & { inherited: boolean }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const object = await getAccessObject(tx, tx.db, input);
    allow(tx, `${object.type}.share`, object);
    const isInherited = object.sourceId !== object.id;
    if (isInherited === input.inherited) return;
    const before = { inherited: isInherited, grants: await mapOf(tx, object.sourceId) };
    const sourceId = input.inherited ? await follow(tx, object) : await detach(tx, object);
    await tx.record({
      type: 'access.inheritanceChanged',
      payload: { objectType: object.type, objectId: object.id, inherited: input.inherited },
      objectId: object.id,
      before,
      after: { inherited: input.inherited, grants: await mapOf(tx, sourceId) },
    });
  });
}

async function detach(tx: TxCtx, { id }: AccessObjectRow): Promise<string> {
  await copyMaps(tx, [id]);
  await governSubtrees(tx, { rootIds: [id], to: id });
  return id;
}

async function follow(tx: TxCtx, { id, parentId }: AccessObjectRow): Promise<string> {
  if (parentId === null) throw new InvalidOperation('There is nothing above this that it could follow');
  const parent = await tx.db
    .selectFrom('access_objects')
    .select('source_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow();
  await governSubtrees(tx, { rootIds: [id], to: parent.source_id });
  // Left behind, the lines would come back to life the next time the object gets a map of its own.
  await tx.db
    .deleteFrom('grants')
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', id)
    .execute();
  return parent.source_id;
}

async function mapOf(tx: TxCtx, sourceId: string): Promise<Record<string, string>> {
  const grants = await listGrants(tx, tx.db, sourceId);
  return Object.fromEntries(grants.map(({ grantee, level }) => [grantee, level]));
}
