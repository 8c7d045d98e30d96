import { sql } from 'kysely';
import { highlightReason } from '#domain/ai/suggestions.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { tagLoader, type Tag } from '#server/features/tags/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { ObjectRef } from './objects.ts';
import { suggestionColumns, type Suggestion } from './suggestion.ts';
import './tables.ts';

const inText: Sort = { kind: 'number', column: 's.place', id: 's.id' };

/** Open ones, as they are in the document. */
export async function listSuggestions(
  ctx: Ctx,
  { object, ...args }: PageArgs & { object: ObjectRef },
): Promise<Page<Suggestion>> {
  const db = await ctx.reads.db();
  const { id } = await getAccessObject(ctx, db, object);
  const open = db
    .selectFrom('highlight_suggestions')
    .innerJoin(
      sql<{
        id: string;
        place: number;
      }>`(select id, coalesce(start_offset, 0) as place from highlight_suggestions
        where workspace_id = ${ctx.workspace.id} and object_id = ${id} and review is null)`.as('s'),
      (join) => join.onRef('s.id', '=', 'highlight_suggestions.id'),
    )
    .where('workspace_id', '=', ctx.workspace.id)
    .where('object_id', '=', id);
  return readPage(args, inText, open, (list) => list.select(suggestionColumns));
}

/** A tag's title is for who may see the tag. */
export async function reasonOf(ctx: RequestCtx, suggestion: Suggestion): Promise<string | null> {
  const { basis, model, highlightReason: words } = suggestion;
  if (basis === null) return words;
  const [tag] = await suggestedTags(ctx, suggestion);
  return highlightReason(basis, { tag: tag?.title ?? null, model });
}

export async function suggestedTags(ctx: RequestCtx, { suggestedTagIds }: Suggestion): Promise<Tag[]> {
  const tags = await Promise.all(suggestedTagIds.map((id) => tagLoader(ctx).load(id)));
  return tags.filter((tag) => tag !== null);
}
