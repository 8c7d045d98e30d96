import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { decode } from '#domain/codec/codec.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseSearchQuery } from '#domain/search/parse-query.ts';
import { searchParamsCodec, type SearchParams } from '#domain/search/search-params.ts';
import { predicateToSql } from '#server/features/filters/index.ts';
import { listPublishedInsights } from '#server/features/insights/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { PageArgs } from '#server/platform/graphql/page.ts';
import type { SavedFeed } from './saved-feed.ts';

/** What the feed finds among the published insights that the reader may see. “You” in its filter is the reader. */
export function listFeedInsights(ctx: Ctx, { params }: SavedFeed, args: PageArgs) {
  const search = decode(searchParamsCodec, params);
  const parts = [...queryParts(search.query), ...projectParts(search), ...filterParts(ctx, search)];
  const where = parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
  return listPublishedInsights(ctx, args, where);
}

function queryParts(text: string): RawBuilder<boolean>[] {
  const { words, phrases, excluded } = accept(parseSearchQuery(text));
  return [...[...words, ...phrases].map(says), ...excluded.map((word) => sql<boolean>`not ${says(word)}`)];
}

function says(text: string): RawBuilder<boolean> {
  const pattern = likePattern(text);
  return sql<boolean>`(insights.title ilike ${pattern} or exists (select 1 from documents d
    where d.workspace_id = insights.workspace_id and d.id = insights.id and d.text ilike ${pattern}))`;
}

function projectParts({ projectIds }: SearchParams): RawBuilder<boolean>[] {
  return projectIds.length === 0 ? [] : [isAmong('insights.project_id', projectIds)];
}

function filterParts(ctx: Ctx, { filter }: SearchParams): RawBuilder<boolean>[] {
  if (!filter) return [];
  const compiled = accept(
    compileFilter(filter, {
      resultTypes: ['INSIGHT'],
      currentUserId: requireMember(ctx).viewer.id,
      aiUserId,
      now: ctx.now(),
    }),
  );
  return compiled.insight ? [predicateToSql('insight', compiled.insight, ctx)] : [];
}
