import { sql } from 'kysely';
import type { Role } from '#domain/access/roles.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { keepStatement, type GivenOf } from '#server/platform/db/kept-statement.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { loaderById } from '#server/platform/graphql/loader.ts';
import { memberColumns, type Member } from './member.ts';
import '#server/kernel/access/tables.ts';
import './tables.ts';

export type Membership = {
  id: string;
  role: Role | null;
  workspaceAdmin: boolean;
  suspendedAt: Date | null;
  name: string;
};

export async function findMembership(
  db: Db,
  workspaceId: string,
  accountId: string,
): Promise<Membership | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'role', 'workspace_admin as workspaceAdmin', 'suspended_at as suspendedAt', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Whether an account was a member here once and is none any more. */
export async function wasMember(tx: TxCtx, accountId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('members')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

type AskedMembers = { readonly workspaceId: string; readonly ids: readonly string[] };
const membersByIds = keepStatement((db, _shape: Record<string, never>, given: GivenOf<AskedMembers>) =>
  db
    .selectFrom('members')
    .select(memberColumns)
    .where('workspace_id', '=', given('workspaceId'))
    .where('removed_at', 'is', null)
    .where(sql<boolean>`id = any(${given('ids')}::uuid[])`),
);

/** Members by id, one query for all that a response mentions. */
export const memberLoader = loaderById<Member>((ctx, db, ids) =>
  membersByIds(db, {}, { workspaceId: ctx.workspace.id, ids }),
);

const byName: Sort = { kind: 'text', column: 'name', id: 'id' };

/** Everybody in the workspace or in one of its groups, by name. */
export async function listMembers(
  ctx: Ctx,
  args: PageArgs & { search?: string | null },
  groupId: string | null = null,
): Promise<Page<Member>> {
  const db = await ctx.reads.db();
  const pattern = likePattern(args.search ?? '');
  const matching = db
    .selectFrom('members')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('removed_at', 'is', null)
    .$if(groupId !== null, (query) =>
      query.where(sql<boolean>`id in (
        select member_id from group_members where workspace_id = ${ctx.workspace.id} and group_id = ${groupId})`),
    )
    .$if(pattern !== null, (query) =>
      query.where(sql<boolean>`(name ilike ${pattern} or email ilike ${pattern})`),
    );
  return readPage(args, byName, matching, (list) => list.select(memberColumns));
}
