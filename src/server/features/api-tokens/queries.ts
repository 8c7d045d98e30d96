import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { apiTokenColumns, type ApiToken } from './api-token.ts';
import './tables.ts';

const pageKey = object({ createdAt: instant, id: uuid });

export async function listApiTokens(ctx: Ctx, args: PageArgs): Promise<Page<ApiToken>> {
  allow(ctx, 'apiToken.list');
  const request = readPageArgs(args, pageKey);
  const db = await ctx.reads.db();
  const living = db
    .selectFrom('api_tokens')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('revoked_at', 'is', null);
  const rows = await living
    .select(apiTokenColumns)
    .$if(request.after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${request.after?.createdAt}::timestamptz, ${request.after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  const total = await living.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const keyOf = (row: ApiToken): { createdAt: string; id: string } => ({
    createdAt: row.createdAt.toISOString(),
    id: row.id,
  });
  return toPage(rows, request, keyOf, Number(total.count));
}
