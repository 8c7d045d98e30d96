import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { apiTokenColumns, type ApiToken } from './api-token.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'created_at', id: 'id' };

export async function listApiTokens(ctx: Ctx, args: PageArgs): Promise<Page<ApiToken>> {
  allow(ctx, 'apiToken.list');
  const db = await ctx.reads.db();
  const living = db
    .selectFrom('api_tokens')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('revoked_at', 'is', null);
  return readPage(args, newestFirst, living, (list) => list.select(apiTokenColumns));
}
