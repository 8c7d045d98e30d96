import type { Level } from '#domain/access/levels.ts';
import { levels } from '#domain/access/levels.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Grant } from './grant.ts';
import { getLevel } from './level.ts';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

export type ObjectAccess = {
  readonly type: AccessObjectType;
  readonly id: string;
  readonly inherited: boolean;
  readonly viewerLevel: Level;
  readonly grants: readonly Grant[];
};

/** Who stands in the map that governs an object. Whoever may see the object may see its map. */
export async function getObjectAccess(ctx: Ctx, type: AccessObjectType, id: string): Promise<ObjectAccess> {
  const db = await ctx.reads.db();
  const viewerLevel = await getLevel(ctx, db, type, id);
  allow(ctx, 'access.read', { level: viewerLevel });
  const source = await db
    .selectFrom('access_objects')
    .select('source_id')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const grants = await listGrants(ctx, db, source.source_id);
  return { type, id, inherited: source.source_id !== id, viewerLevel, grants };
}

/** A map has at most one line for each member and group of the workspace. */
export async function listGrants(ctx: Pick<Ctx, 'workspace'>, db: Db, objectId: string): Promise<Grant[]> {
  const rows = await db
    .selectFrom('grants')
    .select(['grantee', 'level'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('object_id', '=', objectId)
    .orderBy('level', 'desc')
    .orderBy('created_at')
    .limit(5100)
    .execute();
  return rows.flatMap(({ grantee, level }) => {
    const known = levels[level - 1];
    return known === undefined ? [] : [{ grantee, level: known }];
  });
}
