import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { predicateToSql, readFilterForm } from '#server/features/filters/index.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { countVisible, isVisible, standingOn, standingRank } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { rowsOfPage } from '#server/platform/graphql/rows-of-page.ts';
import type { HighlightSort } from '#server/platform/graphql/wire.gen.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import '#server/features/people/tables.ts';
import { highlightColumns, type Highlight } from './highlight.ts';
import './tables.ts';

export type HighlightFilter = {
  objectId?: string | null;
  projectId?: string | null;
  tagId?: string | null;
  tagGroupId?: string | null;
  authorId?: string | null;
  personId?: string | null;
  untagged?: boolean | null;
  ofRecordings?: boolean | null;
  withCommentOnly?: boolean | null;
  createdFrom?: Date | null;
  createdTo?: Date | null;
  form?: string | null;
  query?: string | null;
};
export type HighlightListArgs = PageArgs & { filter: HighlightFilter; sort?: HighlightSort | null };

/** The total is counted only for who asks: over many thousands it costs more than the page. */
export type HighlightPage = {
  readonly items: readonly Highlight[];
  readonly endCursor: string | null;
  readonly count: () => Promise<number>;
};

/**
 * Highlights that are there, that the person may see, and that fit; `also` is a further condition on them. What every
 * page asks alike is in the statement: the plan that is kept finds the partial indexes by it.
 */
export async function listHighlights(
  ctx: Ctx,
  args: HighlightListArgs,
  also: RawBuilder<boolean> | null = null,
): Promise<HighlightPage> {
  const { filter } = args;
  const sort = sortOf(args);
  const request = readPageArgs(args, sortKeyCodec(sort));
  const db = await ctx.reads.db();
  const fitting = fittingHighlights(ctx, db, filter, also);
  const rows = await fitting
    .innerJoinLateral(standingOn(ctx, 'highlights.access_id'), (join) => join.onTrue())
    .select([...highlightColumns(ctx, standingRank), sortValue(sort).as('sortValue')])
    .where(isBehind(sort, request.after))
    .orderBy(inOrder(sort))
    .limit(rowsOfPage(request))
    .execute();
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = request.after === null && rows.length <= request.limit;
  return {
    ...page,
    count: async () => (isWhole ? rows.length : countFitting(ctx, await ctx.reads.db(), filter, also)),
  };
}

/** Through the tags' own index where that is the order asked for. */
function sortOf({ filter, sort }: HighlightListArgs): Sort {
  if (sort === 'POSITION') {
    if (filter.objectId == null) throw new ValidationError('Only highlights of one document have an order');
    return { kind: 'number', column: 'highlights.position', id: 'highlights.id' };
  }
  if (sort === 'UPDATED_AT') return { kind: 'time', column: 'highlights.updated_at', id: 'highlights.id' };
  return filter.tagId == null
    ? { kind: 'time', column: 'highlights.created_at', id: 'highlights.id' }
    : { kind: 'time', column: 'tagged.highlighted_at', id: 'tagged.highlight_id' };
}

async function countFitting(
  ctx: Ctx,
  db: Db,
  filter: HighlightFilter,
  also: RawBuilder<boolean> | null,
): Promise<number> {
  const perMap = fittingHighlights(ctx, db, filter, also)
    .select((row) => ['highlights.access_id', row.fn.countAll<string>().as('count')])
    .groupBy('highlights.access_id');
  const { count } = await countVisible(ctx, db, perMap.as('map'));
  return Number(count);
}

function fittingHighlights(ctx: Ctx, db: Db, filter: HighlightFilter, also: RawBuilder<boolean> | null) {
  const { objectId, projectId, tagId, authorId } = filter;
  const words = likePattern(filter.query ?? '');
  return db
    .selectFrom('highlights')
    .where('highlights.workspace_id', '=', ctx.workspace.id)
    .where('highlights.hidden', '=', sql.lit(false))
    .where(isInLiveProject)
    .$if(tagId != null, (query) =>
      query
        .innerJoin('highlight_tags as tagged', (join) =>
          join
            .onRef('tagged.workspace_id', '=', 'highlights.workspace_id')
            .onRef('tagged.highlight_id', '=', 'highlights.id')
            .on('tagged.tag_id', '=', tagId ?? '')
            .on('tagged.hidden', '=', false),
        )
        .where(isLiveTag),
    )
    .$if(filter.tagGroupId != null, (query) => query.where(isOfTagGroup(filter.tagGroupId ?? '')))
    .$if(objectId != null, (query) => query.where('highlights.object_id', '=', objectId ?? ''))
    .$if(projectId != null, (query) => query.where('highlights.project_id', '=', projectId ?? ''))
    .$if(authorId != null, (query) => query.where('highlights.created_by', '=', authorId ?? ''))
    .$if(filter.personId != null, (query) => query.where(isInNoteWith(filter.personId ?? '')))
    .$if(filter.untagged === true, (query) => query.where(isUntagged))
    .$if(filter.ofRecordings === true, (query) =>
      query.where('highlights.file_id', 'is not', null).where('highlights.end_time', 'is not', null),
    )
    .$if(filter.withCommentOnly !== true, (query) =>
      query.where('highlights.inline_comment_only', '=', sql.lit(false)),
    )
    .$if(filter.createdFrom != null, (query) =>
      query.where(sql<boolean>`highlights.created_at >= ${filter.createdFrom}::timestamptz`),
    )
    .$if(filter.createdTo != null, (query) =>
      query.where(sql<boolean>`highlights.created_at < ${filter.createdTo}::timestamptz`),
    )
    .$if(words !== null, (query) => query.where('highlights.text', 'ilike', words))
    .$if(filter.form != null, (query) => query.where(isLetThrough(ctx, filter.form ?? '')))
    .$if(also !== null, (query) => query.where(also ?? sql<boolean>`true`));
}

function isLetThrough(ctx: Ctx, form: string): RawBuilder<boolean> {
  const { highlight } = accept(
    compileFilter(readFilterForm(form), {
      resultTypes: ['HIGHLIGHT'],
      now: ctx.now(),
      currentUserId: viewerOf(ctx)?.id ?? null,
      aiUserId,
    }),
  );
  return highlight ? predicateToSql('highlight', highlight, ctx) : sql<boolean>`true`;
}

function isInNoteWith(personId: string): RawBuilder<boolean> {
  return sql`exists (select 1 from note_people p where p.workspace_id = highlights.workspace_id
    and p.note_id = highlights.object_id and p.person_id = ${personId}::uuid)`;
}

function isOfTagGroup(groupId: string): RawBuilder<boolean> {
  return sql`exists (select 1 from highlight_tags u
    join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id and t.trashed_at is null
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
    where u.workspace_id = highlights.workspace_id and u.highlight_id = highlights.id
      and ${groupId === '' ? sql`t.group_id is null` : sql`t.group_id = ${groupId}::uuid`})`;
}

const isLiveTag: RawBuilder<boolean> = sql`exists (select 1 from tags t
  join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
  where t.workspace_id = tagged.workspace_id and t.id = tagged.tag_id and t.trashed_at is null)`;

const isUntagged: RawBuilder<boolean> = sql`not exists (select 1 from highlight_tags u
  join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id and t.trashed_at is null
  where u.workspace_id = highlights.workspace_id and u.highlight_id = highlights.id)`;

const isInLiveProject: RawBuilder<boolean> = sql`exists (select 1 from projects p
  where p.workspace_id = highlights.workspace_id and p.id = highlights.project_id and p.trashed_at is null)`;

/** Deleted ones too, in the order of the ids; what the person may not see is left out. */
export async function findHighlights(ctx: Ctx, ids: readonly string[]): Promise<Highlight[]> {
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('highlights')
    .select(highlightColumns(ctx))
    .where(isInWorkspace(ctx.workspace.id, 'highlights.id', ids))
    .where('highlights.object_trashed', '=', false)
    .where(isVisible(ctx, 'highlights.access_id'))
    .where(isInLiveProject)
    .execute();
  return inOrderOf(ids, rows);
}
