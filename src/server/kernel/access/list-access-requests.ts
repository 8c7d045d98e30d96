import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { Db } from '#server/platform/db/database.ts';
import { requestColumns, type AccessRequest } from './access-request.ts';
import { isNotTrashed } from './content-tables.ts';
import { rankOf } from './scope.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'access_requests.created_at', id: 'access_requests.id' };

/** Open requests for objects that the person is in charge of, newest first. */
export async function listAccessRequests(ctx: Ctx, args: PageArgs): Promise<Page<AccessRequest>> {
  const answerable = answerableRequests(ctx, await ctx.reads.db());
  return readPage(args, newestFirst, answerable, (list) => list.select(requestColumns()));
}

/** The newest ones of a single object; nothing for anyone who can't answer them. */
export async function listRequestsOf(ctx: Ctx, objectId: string): Promise<AccessRequest[]> {
  const db = await ctx.reads.db();
  return answerableRequests(ctx, db)
    .select(requestColumns())
    .where('access_requests.object_id', '=', objectId)
    .orderBy('access_requests.created_at', 'desc')
    .orderBy('access_requests.id', 'desc')
    .limit(50)
    .execute();
}

function answerableRequests(ctx: Ctx, db: Db) {
  const isViewer = viewerOf(ctx)?.role === 'VIEWER';
  return db
    .selectFrom('access_requests')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'access_requests.workspace_id')
        .onRef('access_objects.id', '=', 'access_requests.object_id'),
    )
    .where('access_requests.workspace_id', '=', ctx.workspace.id)
    .where('access_requests.answered_at', 'is', null)
    .where(sql<boolean>`${rankOf(ctx, 'access_objects.source_id')} = 3`)
    .where(sql<boolean>`${!isViewer}`)
    .where(isNotTrashed('access_objects'));
}
