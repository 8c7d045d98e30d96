import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { docColumns, type Doc } from './doc.ts';
import './tables.ts';

const lastChangedFirst: Sort = { kind: 'time', column: 'docs.updated_at', id: 'docs.id' };

/** Those that are not in the trash, the last changed first; with `query` those whose title or prompt has it. */
export async function listDocs(
  ctx: Ctx,
  { query, ...args }: PageArgs & { readonly query: string },
): Promise<Page<Doc>> {
  const words = likePattern(query);
  const matching = visibleDocs(ctx, await ctx.reads.db()).$if(words !== null, (list) =>
    list.where(sql<boolean>`docs.title || ' ' || docs.prompt ilike ${words}`),
  );
  return readPage(args, lastChangedFirst, matching, (list) => list.select(docColumns(ctx)));
}

export function visibleDocs(ctx: Ctx, db: Db) {
  return db
    .selectFrom('docs')
    .where('docs.workspace_id', '=', ctx.workspace.id)
    .where('docs.trashed_at', 'is', null)
    .where(isVisible(ctx, 'docs.access_id'));
}
