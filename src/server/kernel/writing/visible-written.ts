import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { loaderById, type Loader } from '#server/platform/graphql/loader.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** What every list of written things starts from. */
export function isVisibleWritten(ctx: Ctx, table: string): RawBuilder<boolean> {
  return sql<boolean>`(${isThere(ctx, table)} and ${isVisible(ctx, `${table}.access_id`)})`;
}

/** Neither it nor its project is in the trash. Says nothing of who may see it. */
export function isThere(ctx: Pick<Ctx, 'workspace'>, table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('workspace_id')} = ${ctx.workspace.id} and ${column('trashed_at')} is null
    and exists (select 1 from projects p
      where p.workspace_id = ${column('workspace_id')} and p.id = ${column('project_id')} and p.trashed_at is null))`;
}

/** By id, one query for all that a response mentions; null for what the person may not see. */
export function writtenLoader<Row extends Written>({ table, columns }: Writing<Row>): Loader<Row | null> {
  return loaderById<Row>(async (ctx, db, ids) => {
    const { rows } = await sql<Row>`select ${sql.join(columns(ctx))} from ${sql.table(table)}
      where ${isAmong(`${table}.id`, ids)} and ${isVisibleWritten(ctx, table)}`.execute(db);
    return rows;
  });
}
