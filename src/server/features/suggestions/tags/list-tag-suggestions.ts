import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import { usableTags } from '#server/features/tags/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { tagSuggestionColumns, type TagSuggestion } from './tag-suggestion.ts';
import '../tables.ts';

/** Waiting for a person, or put on by AI and still there. */
export type Shown = 'open' | 'applied';

const inText: Sort = { kind: 'number', column: 'highlights.position', id: 'tag_suggestions.id' };

/** As their highlights are in the document. What was edited, deleted or tagged by somebody meanwhile is left out. */
export async function listTagSuggestions(
  ctx: Ctx,
  { object, shown, ...args }: PageArgs & { object: ObjectRef; shown: Shown },
): Promise<Page<TagSuggestion>> {
  const db = await ctx.reads.db();
  const { id } = await getAccessObject(ctx, db, object);
  const list = usableTags(ctx, db, await projectOf(ctx, db, id))
    .innerJoin('tag_suggestions', (join) =>
      join
        .onRef('tag_suggestions.workspace_id', '=', 'tags.workspace_id')
        .onRef('tag_suggestions.tag_id', '=', 'tags.id'),
    )
    .innerJoin('highlights', (join) =>
      join
        .onRef('highlights.workspace_id', '=', 'tag_suggestions.workspace_id')
        .onRef('highlights.id', '=', 'tag_suggestions.highlight_id'),
    )
    .where('tag_suggestions.object_id', '=', id)
    .where('highlights.hidden', '=', false)
    .where(shown === 'open' ? isOpen : isApplied);
  return readPage(args, inText, list, (rows) => rows.select(tagSuggestionColumns));
}

/** A highlight that a person tagged by hand needs no proposals; one whose tags were all proposed may take more. */
const isOpen: RawBuilder<boolean> = sql`(tag_suggestions.review is null
  and tag_suggestions.text_hash = md5(highlights.text)
  and not exists (select from highlight_tags u
    where u.workspace_id = highlights.workspace_id and u.highlight_id = highlights.id
      and (u.tag_id = tag_suggestions.tag_id or not exists (select from tag_suggestions a
        where a.workspace_id = u.workspace_id and a.highlight_id = u.highlight_id and a.tag_id = u.tag_id
          and a.review = 'Accepted'))))`;

const isApplied: RawBuilder<boolean> = sql`(tag_suggestions.review = 'Accepted'
  and tag_suggestions.reviewed_by = ${aiUserId}::uuid
  and exists (select from highlight_tags u
    where u.workspace_id = highlights.workspace_id and u.highlight_id = highlights.id
      and u.tag_id = tag_suggestions.tag_id and u.added_by = ${aiUserId}::uuid))`;

async function projectOf(ctx: Ctx, db: Db, objectId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select project_id as id from highlights
    where workspace_id = ${ctx.workspace.id} and object_id = ${objectId} limit 1`.execute(db);
  return rows[0]?.id ?? objectId;
}
