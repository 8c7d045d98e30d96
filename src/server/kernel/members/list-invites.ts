import { sql } from 'kysely';
import { instant, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readPageArgs, countedPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { inviteColumns, type Invite } from './invite.ts';
import './tables.ts';

const pageKey = object({ createdAt: instant, id: uuid });

/** Those that can still be accepted, newest first. For those who may revoke them: they name people outside. */
export async function listInvites(ctx: Ctx, args: PageArgs): Promise<Page<Invite>> {
  allow(ctx, 'member.cancelInvite');
  const request = readPageArgs(args, pageKey);
  const db = await ctx.reads.db();
  const open = db
    .selectFrom('invites')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now());
  const rows = await open
    .select(inviteColumns)
    .$if(request.after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${request.after?.createdAt}::timestamptz, ${request.after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
    () => open.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
