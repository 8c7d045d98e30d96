import { sql, type RawBuilder } from 'kysely';
import { noLanguage } from '#domain/channels/language.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { readPageArgs, toPage, type PageArgs, type PageRequest } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
  type SortKey,
} from '#server/platform/graphql/sorted-page.ts';
import { isOfSegment } from './chart/segment.ts';
import { hasProperty } from './columns/has-property.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import { valuesOf, type DataPointFilter } from './data-point-filter.ts';
import { findFew, type Few } from './find-few.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'data_points.said_at', id: 'data_points.id' };

type ReadPage = { readonly items: readonly DataPointRow[]; readonly endCursor: string | null };

/** Read when somebody asks for its items: who asks how many there are needs none. */
export type DataPointPage = { readonly filter: DataPointFilter; readonly read: () => Promise<ReadPage> };

/** Newest first. Ask only for a channel that its reader may see. */
export function listDataPoints(
  ctx: Ctx,
  { first, after, ...filter }: PageArgs & DataPointFilter,
): DataPointPage {
  const request = readPageArgs({ first: first ?? null, after: after ?? null }, sortKeyCodec(newestFirst));
  let page: Promise<ReadPage> | undefined;
  return { filter, read: () => (page ??= readPage(ctx, filter, request)) };
}

async function readPage(ctx: Ctx, filter: DataPointFilter, request: PageRequest<SortKey>): Promise<ReadPage> {
  const db = await ctx.reads.db();
  const few = await findFew(ctx, db, filter);
  const rows = await matchingPoints(ctx, db, filter, few?.isAll === true ? few : null)
    .select([...dataPointColumns(ctx), sortValue(newestFirst).as('sortValue')])
    .where(isBehind(newestFirst, request.after))
    .orderBy(inOrder(newestFirst))
    .limit(request.limit + 1)
    .execute();
  return toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
}

/** Not in any order yet. Of `few`, those that are among them. */
export function matchingPoints(ctx: Ctx, db: Db, filter: DataPointFilter, few: Few | null) {
  const { channelId, themeId, topicId, sentiment, segment, language, query, from, to, excluded } = filter;
  const pattern = likePattern(query ?? '');
  return (
    db
      .selectFrom('data_points')
      .where('data_points.workspace_id', '=', ctx.workspace.id)
      .where('data_points.channel_id', '=', channelId)
      .where('data_points.excluded_at', excluded === true ? 'is not' : 'is', null)
      .$if(themeId !== undefined, (rows) =>
        rows.where('data_points.theme_id', themeId === null ? 'is' : '=', themeId ?? null),
      )
      .$if(topicId != null, (rows) =>
        rows.where((row) =>
          row(
            'data_points.theme_id',
            'in',
            row
              .selectFrom('themes')
              .select('themes.id')
              .where('themes.workspace_id', '=', ctx.workspace.id)
              .where('themes.topic_id', '=', topicId ?? null),
          ),
        ),
      )
      .$if(sentiment != null, (rows) => rows.where('data_points.sentiment', '=', sentiment ?? null))
      .$if(segment != null && 'field' in segment, (rows) =>
        rows.where(segment && 'field' in segment ? isOfSegment(ctx, segment) : sql.lit(true)),
      )
      .$if(few !== null, (rows) => rows.where(few?.isAmong ?? sql.lit(true)))
      .where((row) => row.and(valuesOf(filter).map((value) => amongMany(hasProperty(value)))))
      .$if(filter.source != null, (rows) => rows.where('data_points.source', '=', filter.source ?? ''))
      .$if(language === noLanguage, (rows) => rows.where('data_points.language', 'is', null))
      .$if(language != null && language !== noLanguage, (rows) =>
        rows.where('data_points.language', '=', language ?? null),
      )
      // What others say in a conversation is no part of its text.
      .$if(pattern !== null, (rows) =>
        rows.where(
          amongMany(sql<boolean>`(data_points.text ilike ${pattern}
            or exists (select from data_point_turns t where t.workspace_id = ${ctx.workspace.id}
              and t.point_id = data_points.id and t.text ilike ${pattern}))`),
        ),
      )
      .$if(from != null, (rows) => rows.where('data_points.said_at', '>=', from ?? new Date(0)))
      .$if(to != null, (rows) => rows.where('data_points.said_at', '<', to ?? new Date(0)))
  );
}

/**
 * What the database can't guess it takes for rare, and would read and sort everything for a page of fifty; said like
 * this, for every second row.
 */
function amongMany(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then true else false end`;
}
