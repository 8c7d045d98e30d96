import { sql, type RawBuilder } from 'kysely';
import type { Level } from '#domain/access/levels.ts';
import { getKnownPerson } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { FindHolders } from '#server/platform/realtime/holders.ts';
import type { CommentObjectType } from './tables.ts';
import './tables.ts';

type HolderRef = { readonly type: CommentObjectType; readonly id: string };

/** What threads are about, with what the asking person may do with it. */
type Holder = HolderRef & { readonly level: Level; readonly archived?: boolean };

/** Throws NotFound for what the person may not see or know, and for what is in the trash. */
export async function getHolder(
  asking: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  { type, id }: HolderRef,
): Promise<Holder> {
  if (type !== 'person') {
    const { level, archived } = await getAccessObject(asking, db, { type, id });
    return { type, id, level, archived };
  }
  return { type, ...(await getKnownPerson(asking, db, id)) };
}

/** Of threads: those of a contact are also those of the records that were merged into it. */
export function isAbout({ type, id }: HolderRef): RawBuilder<boolean> {
  return type === 'person'
    ? sql<boolean>`comment_threads.person_id in (select about.id from people about
        where about.workspace_id = comment_threads.workspace_id
          and (about.id = ${id}::uuid or about.merged_into = ${id}::uuid))`
    : sql<boolean>`comment_threads.object_id = ${id}::uuid`;
}

/** The two columns of a thread of which one says what it is about. */
export function aboutColumns({ type, id }: HolderRef) {
  return type === 'person' ? { object_id: null, person_id: id } : { object_id: id, person_id: null };
}

/**
 * Comments name what they are about. All members may hear of those on a contact, but not of those on a hidden one:
 * then everybody looks again, and nobody learns where something was said.
 */
export const commentHolders: FindHolders = {
  thing: 'comment',
  find: (workspaceId, ids) => sql`
    select o.id, o.id as holder from access_objects o where ${isInWorkspace(workspaceId, 'o.id', ids)}
    union all
    select p.id, null::uuid as holder from people p
    where ${isInWorkspace(workspaceId, 'p.id', ids)} and p.hidden_at is null`,
};
