import type { ObjectRef } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { inviteColumns, type Invite } from './invite.ts';
import './tables.ts';

const newestFirst: Sort = { kind: 'time', column: 'created_at', id: 'id' };

/** Those that can still be accepted, newest first. For those who may revoke them: they name people outside. */
export async function listInvites(ctx: Ctx, args: PageArgs, object: ObjectRef | null): Promise<Page<Invite>> {
  allow(ctx, 'member.cancelInvite');
  const db = await ctx.reads.db();
  const open = db
    .selectFrom('invites')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now());
  const asked = object
    ? open.where('object_type', '=', object.type).where('object_id', '=', object.id)
    : open;
  return readPage(args, newestFirst, asked, (list) => list.select(inviteColumns));
}
