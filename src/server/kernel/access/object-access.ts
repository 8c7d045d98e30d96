import { levels, type Level } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { getAccessObject, type ObjectRef } from './access-object.ts';
import type { Grant } from './grant.ts';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

export type ObjectAccess = ObjectRef & {
  readonly source: ObjectRef;
  readonly parentType: AccessObjectType | null;
  readonly viewerLevel: Level;
  readonly grants: readonly Grant[];
};

/** Who is in the map that governs an object. Anyone who may see the object may see its map. */
export async function getObjectAccess(ctx: Ctx, { type, id }: ObjectRef): Promise<ObjectAccess> {
  const db = await ctx.reads.db();
  const object = await getAccessObject(ctx, db, { type, id });
  allow(ctx, 'access.read', object);
  const sourceType = object.sourceId === id ? type : await typeOf(ctx, db, object.sourceId);
  const grants = await listGrants(ctx, db, object.sourceId);
  const parentType = object.parentId === null ? null : await typeOf(ctx, db, object.parentId);
  const source = { type: sourceType, id: object.sourceId };
  return { type, id, source, parentType, viewerLevel: object.level, grants };
}

/** After a change by which people may have locked themselves out. */
export async function findObjectAccess(ctx: Ctx, ref: ObjectRef): Promise<ObjectAccess | null> {
  try {
    return await getObjectAccess(ctx, ref);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function typeOf(ctx: Pick<Ctx, 'workspace'>, db: Db, id: string): Promise<AccessObjectType> {
  const row = await db
    .selectFrom('access_objects')
    .select('type')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.type;
}

/** The whole map, strongest lines first: it has at most as many as its limit says. */
export async function listGrants(ctx: Pick<Ctx, 'workspace'>, db: Db, objectId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('grants')
    .select(['grantee', 'level'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('object_id', '=', objectId)
    .orderBy('level', 'desc')
    .orderBy('created_at')
    .orderBy('grantee')
    .limit(countLimits.grantsPerObject.max)
    .execute();
  return rows.flatMap(({ grantee, level }) => {
    const known = levels[level - 1];
    return known === undefined ? [] : [{ grantee, level: known }];
  });
}
