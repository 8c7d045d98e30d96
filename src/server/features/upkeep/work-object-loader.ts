import { sql } from 'kysely';
import { isNotTrashed, isVisible, titleOf } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';

type Found = { readonly id: string; readonly type: AccessObjectType; readonly title: string };

/** An admin of the workspace need not see everything in it. */
export const workObjectLoader = loaderById<Found>(async (ctx, db, ids) => {
  const { rows } = await sql<Found>`
    select o.id, o.type, ${titleOf('o')} as title from access_objects o
    where ${isInWorkspace(ctx.workspace.id, 'o.id', ids)} and ${isVisible(ctx, 'o.source_id')}
      and ${isNotTrashed('o')}`.execute(db);
  return rows;
});
