import type { FollowFrequency } from '#domain/notifications/follows.ts';
import { isNotTrashed, isVisible, titleOf, type ObjectRef } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import './tables.ts';

export type Follow = ObjectRef & {
  readonly title: string;
  readonly frequency: FollowFrequency;
  readonly createdAt: Date;
};

const newestFirst: Sort = { kind: 'time', column: 'follows.created_at', id: 'follows.object_id' };

/** What the person follows and can still see, the newest first. */
export async function listFollows(ctx: Ctx, args: PageArgs): Promise<Page<Follow>> {
  const visible = visibleFollows(ctx, await ctx.reads.db());
  return readPage(args, newestFirst, visible, (list) => list.select(followColumns()));
}

export async function findFollow(ctx: Ctx, { type, id }: ObjectRef): Promise<Follow | undefined> {
  return visibleFollows(ctx, await ctx.reads.db())
    .select(followColumns())
    .where('access_objects.id', '=', id)
    .where('access_objects.type', '=', type)
    .executeTakeFirst();
}

const followColumns = () =>
  [
    'access_objects.type',
    'access_objects.id',
    titleOf('access_objects').as('title'),
    'follows.frequency',
    'follows.created_at as createdAt',
  ] as const;

function visibleFollows(ctx: Ctx, db: Db) {
  return db
    .selectFrom('follows')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'follows.workspace_id')
        .onRef('access_objects.id', '=', 'follows.object_id'),
    )
    .where('follows.workspace_id', '=', ctx.workspace.id)
    .where('follows.member_id', '=', requireMember(ctx).viewer.id)
    .where(isVisible(ctx, 'access_objects.source_id'))
    .where(isNotTrashed('access_objects'));
}
