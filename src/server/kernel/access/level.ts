import { levels, type Level } from '#domain/access/levels.ts';
import { capLevel } from '#domain/access/roles.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { rankOf } from './scope.ts';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

type Asking = Pick<Ctx, 'actor' | 'workspace'>;

/** What the asking person may do with an object. Throws NotFound for what they may not see. */
export async function getLevel(asking: Asking, db: Db, type: AccessObjectType, id: string): Promise<Level> {
  const row = await db
    .selectFrom('access_objects')
    .select(rankOf(asking, 'source_id').as('rank'))
    .where('workspace_id', '=', asking.workspace.id)
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  const level = levelOfRank(asking, row?.rank ?? 0);
  if (level === null) throw new NotFound();
  return level;
}

export function levelOfRank({ actor }: Pick<Ctx, 'actor'>, rank: number): Level | null {
  const level = levels[rank - 1] ?? null;
  return actor.kind === 'member' ? capLevel(actor.viewer.role, level) : level;
}
