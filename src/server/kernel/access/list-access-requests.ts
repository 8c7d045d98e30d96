import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import type { Db } from '#server/platform/db/database.ts';
import { requestColumns, type AccessRequest } from './access-request.ts';
import { isNotTrashed } from './content-tables.ts';
import { rankOf } from './scope.ts';
import './tables.ts';

const pageKey = object({ createdAt: instant, id: uuid });

/** Open requests for objects that the person is in charge of, newest first. */
export async function listAccessRequests(ctx: Ctx, args: PageArgs): Promise<Page<AccessRequest>> {
  const request = readPageArgs(args, pageKey);
  const db = await ctx.reads.db();
  const answerable = answerableRequests(ctx, db);
  const rows = await answerable
    .select(requestColumns())
    .$if(request.after !== null, (query) =>
      query.where(
        sql<boolean>`(access_requests.created_at, access_requests.id) < (${request.after?.createdAt}::timestamptz, ${request.after?.id}::uuid)`,
      ),
    )
    .orderBy('access_requests.created_at', 'desc')
    .orderBy('access_requests.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
    () => answerable.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
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
