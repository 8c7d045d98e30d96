import { sql } from 'kysely';
import { levelRank, levels, type Level } from '#domain/access/levels.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import type { TxCtx, Recorded } from '#server/platform/context/context.ts';
import type { ObjectRef } from './access-object.ts';
import './tables.ts';

export type NewGrants = {
  object: ObjectRef;
  grantees: readonly string[];
  level: Level;
  /** Never lowers a line that gives more already. */
  atLeast?: true;
};

/** Writes the lines of a map and their events, exactly within its limit. The caller has checked everything else. */
export async function writeGrants(tx: TxCtx, { object, grantees, level, atLeast }: NewGrants): Promise<void> {
  const keys = [...grantees];
  const held = await heldLevels(tx, object.id, keys);
  await checkRoom(tx, countLimits.grantsPerObject, () => countGrants(tx, object.id), keys.length - held.size);
  await sql`
    insert into grants (workspace_id, object_id, grantee, level, granted_by, created_at)
    select ${tx.workspace.id}::uuid, ${object.id}::uuid, grantee, ${levelRank(level)}::smallint, ${actorId(tx)}::uuid, ${tx.now()}::timestamptz
    from unnest(${keys}::text[]) as grantee
    on conflict (workspace_id, object_id, grantee) do update
      set level = ${atLeast ? sql`greatest(grants.level, excluded.level)` : sql`excluded.level`}, granted_by = excluded.granted_by
  `.execute(tx.db);
  await tx.record(...keys.flatMap((key) => changeOf(object, key, held.get(key), level, atLeast)));
}

/** Under the lock: read before it, the count of new lines could be stale. */
async function heldLevels(tx: TxCtx, objectId: string, keys: string[]): Promise<Map<string, Level>> {
  const rows = await tx.db
    .selectFrom('grants')
    .select(['grantee', 'level'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', objectId)
    .where(sql<boolean>`grantee = any(${keys}::text[])`)
    .execute();
  return new Map(
    rows.flatMap(({ grantee, level }) => {
      const known = levels[level - 1];
      return known === undefined ? [] : [[grantee, known] as const];
    }),
  );
}

function countGrants(tx: TxCtx, objectId: string): Promise<{ count: string }> {
  return tx.db
    .selectFrom('grants')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', objectId)
    .executeTakeFirstOrThrow();
}

function changeOf(
  { type, id }: ObjectRef,
  granteeId: string,
  from: Level | undefined,
  to: Level,
  atLeast: true | undefined,
): Recorded[] {
  const subject = { objectType: type, objectId: id, granteeId };
  const after = { level: to };
  if (from === undefined) {
    return [{ type: 'access.granted', payload: { ...subject, level: to }, objectId: id, after }];
  }
  if (from === to || (atLeast && levelRank(from) > levelRank(to))) return [];
  return [
    {
      type: 'access.changed',
      payload: { ...subject, from, to },
      objectId: id,
      before: { level: from },
      after,
    },
  ];
}

function actorId({ actor }: TxCtx): string | null {
  return actor.kind === 'member' ? actor.viewer.id : null;
}
