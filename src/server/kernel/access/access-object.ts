import type { Level } from '#domain/access/levels.ts';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isArchived, isNotTrashed } from './content-tables.ts';
import { levelOfRank } from './level.ts';
import { rankOf } from './scope.ts';
import type { AccessObjectType } from './tables.ts';
import './tables.ts';

export type ObjectRef = { readonly type: AccessObjectType; readonly id: string };

/** An object as the access rules know it, with what the asking person may do with it. */
export type AccessObjectRow = ObjectRef & {
  readonly parentId: string | null;
  /** The object whose map governs this one. */
  readonly sourceId: string;
  readonly level: Level;
  readonly archived: boolean;
};

/** Throws NotFound for what the person may not see and for what is in the trash. */
export async function getAccessObject(
  asking: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  { type, id }: ObjectRef,
): Promise<AccessObjectRow> {
  const row = await db
    .selectFrom('access_objects')
    .select([
      'parent_id as parentId',
      'source_id as sourceId',
      isArchived('access_objects').as('archived'),
      rankOf(asking, 'source_id').as('rank'),
    ])
    .where('workspace_id', '=', asking.workspace.id)
    .where('id', '=', id)
    .where('type', '=', type)
    .where(isNotTrashed('access_objects'))
    .executeTakeFirst();
  const level = levelOfRank(asking, row?.rank ?? 0);
  if (!row || level === null) throw new NotFound();
  return { type, id, parentId: row.parentId, sourceId: row.sourceId, level, archived: row.archived };
}

/** Sharing one object must not quietly share all that its container holds. */
export function requireOwnMap({ id, sourceId }: AccessObjectRow): void {
  if (id === sourceId) return;
  throw new InvalidOperation('Access is inherited. Turn off inheritance to share this separately.');
}
