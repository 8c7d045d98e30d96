import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

/** What every list of written things starts from. */
export function isVisibleWritten(ctx: Ctx, table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('workspace_id')} = ${ctx.workspace.id} and ${column('trashed_at')} is null
    and ${isVisible(ctx, `${table}.access_id`)} and exists (select 1 from projects p
      where p.workspace_id = ${column('workspace_id')} and p.id = ${column('project_id')} and p.trashed_at is null))`;
}

/** By id, one query for all that a response mentions; null for what the person may not see. */
export function writtenLoader<Row extends Written>(
  { table, columns }: Writing<Row>,
  key: symbol,
): (ctx: RequestCtx) => DataLoader<string, Row | null> {
  return (ctx) =>
    loaderOf(ctx, key, () => {
      return new DataLoader(async (ids: readonly string[]) => {
        const { rows } = await sql<Row>`select ${sql.join(columns(ctx))} from ${sql.table(table)}
          where ${sql.ref(`${table}.id`)} = any(${[...ids]}::uuid[]) and ${isVisibleWritten(ctx, table)}`.execute(
          await ctx.reads.db(),
        );
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      });
    });
}
