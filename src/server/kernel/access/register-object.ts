import { levelRank, type Level } from '#domain/access/levels.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

export type NewObject = {
  id: string;
  type: AccessObjectType;
  /** Follows this one's map, unless it gets a map of its own. */
  parentId: string | null;
  /** A map of its own from the start: grantee → level. */
  grants?: Readonly<Record<string, Level>>;
};

/** Makes an object known to the access rules. Answers the `access_id` that its row has to carry. */
export async function registerObject(tx: TxCtx, object: NewObject): Promise<string> {
  const sourceId =
    object.grants || object.parentId === null ? object.id : await sourceOf(tx, object.parentId);
  await tx.db
    .insertInto('access_objects')
    .values({
      workspace_id: tx.workspace.id,
      id: object.id,
      type: object.type,
      parent_id: object.parentId,
      source_id: sourceId,
    })
    .execute();
  const grants = Object.entries(object.grants ?? {});
  if (grants.length > 0) {
    await tx.db
      .insertInto('grants')
      .values(
        grants.map(([grantee, level]) => ({
          workspace_id: tx.workspace.id,
          object_id: object.id,
          grantee,
          level: levelRank(level),
          granted_by: tx.actor.kind === 'member' ? tx.actor.viewer.id : null,
          created_at: tx.now(),
        })),
      )
      .execute();
  }
  return sourceId;
}

async function sourceOf(tx: TxCtx, id: string): Promise<string> {
  const row = await tx.db
    .selectFrom('access_objects')
    .select('source_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.source_id;
}

/** Purged objects take their maps, requests and links with them. */
export async function unregisterObjects(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('access_objects')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
}
