import { sql } from 'kysely';
import type { ModelProvider } from '#domain/ai/model-providers.ts';
import { isVisible, titleOf } from '#server/kernel/access/index.ts';
import '#server/platform/ai/language/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';

export type ModelUse = {
  readonly id: string;
  readonly createdAt: Date;
  readonly memberId: string | null;
  readonly purpose: string;
  readonly provider: ModelProvider;
  readonly model: string;
  readonly host: string | null;
  readonly outcome: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly estimated: boolean;
  readonly objectIds: readonly string[];
};

const newestFirst: Sort = { kind: 'time', column: 'model_uses.created_at', id: 'model_uses.id' };

/** For an admin: what left for a language model, when, and for whom. */
export async function listModelUses(ctx: Ctx, args: PageArgs): Promise<Page<ModelUse>> {
  allow(ctx, 'security.manage');
  const db = await ctx.reads.db();
  const list = db.selectFrom('model_uses').where('model_uses.workspace_id', '=', ctx.workspace.id);
  return readPage(args, newestFirst, list, (rows) =>
    rows.select([
      'model_uses.id',
      'model_uses.created_at as createdAt',
      'model_uses.member_id as memberId',
      'model_uses.purpose',
      'model_uses.provider',
      'model_uses.model',
      'model_uses.host',
      'model_uses.outcome',
      'model_uses.input_tokens as inputTokens',
      'model_uses.output_tokens as outputTokens',
      'model_uses.estimated',
      'model_uses.object_ids as objectIds',
    ]),
  );
}

export type SentObject = { readonly id: string; readonly title: string };

/** An admin of the workspace need not see everything in it. */
export const sentObjectLoader = loaderOfMap<SentObject | null>(null, async (ctx, db, ids) => {
  const { rows } = await sql<SentObject>`
    select o.id, ${titleOf('o')} as title from access_objects o
    where ${isInWorkspace(ctx.workspace.id, 'o.id', ids)} and ${isVisible(ctx, 'o.source_id')}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
});
