import { sql, type RawBuilder } from 'kysely';
import { mayKnowAll } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import { isNotTrashed, isVisible, titleOf } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import './tables.ts';

export type Notification = {
  readonly id: string;
  readonly type: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly link: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly objectType: AccessObjectType | 'contact' | null;
  readonly title: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

const newestFirst: Sort = { kind: 'time', column: 'notifications.created_at', id: 'notifications.id' };

/** The person's own, newest first, without what they can no longer see. */
export async function listNotifications(
  ctx: Ctx,
  args: PageArgs & { unreadOnly?: boolean | null },
): Promise<Page<Notification>> {
  const shown = shownNotifications(ctx, await ctx.reads.db()).$if(args.unreadOnly === true, (query) =>
    query.where('notifications.read_at', 'is', null),
  );
  return readPage(args, newestFirst, shown, (list) =>
    list
      .leftJoin('members as actor', (join) =>
        join
          .onRef('actor.workspace_id', '=', 'notifications.workspace_id')
          .onRef('actor.id', '=', 'notifications.actor_id')
          .on('actor.removed_at', 'is', null),
      )
      .select([
        'notifications.id',
        'notifications.type',
        'notifications.metadata',
        'notifications.link',
        'notifications.actor_id as actorId',
        'actor.name as actorName',
        sql<
          Notification['objectType']
        >`case when contact.id is null then access_objects.type else 'contact' end`.as('objectType'),
        sql<string>`case when contact.id is null then ${titleOf('access_objects')} else contact.name end`.as(
          'title',
        ),
        'notifications.created_at as createdAt',
        'notifications.read_at as readAt',
      ]),
  );
}

export async function countUnread(ctx: Ctx): Promise<number> {
  const { count } = await shownNotifications(ctx, await ctx.reads.db())
    .where('notifications.read_at', 'is', null)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function shownNotifications(ctx: Ctx, db: Db) {
  allow(ctx, 'notification.list');
  return db
    .selectFrom('notifications')
    .leftJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'notifications.workspace_id')
        .onRef('access_objects.id', '=', 'notifications.object_id'),
    )
    .leftJoin('people as about', (join) =>
      join
        .onRef('about.workspace_id', '=', 'notifications.workspace_id')
        .onRef('about.id', '=', 'notifications.person_id'),
    )
    .leftJoin('people as contact', (join) =>
      join
        .onRef('contact.workspace_id', '=', 'about.workspace_id')
        .on(sql<boolean>`contact.id = coalesce(about.merged_into, about.id)`),
    )
    .where('notifications.workspace_id', '=', ctx.workspace.id)
    .where('notifications.member_id', '=', requireMember(ctx).viewer.id)
    .where(isShown(ctx));
}

/** Asked again at each reading: a title or a name must not reach somebody by an old notice. */
function isShown(ctx: Ctx): RawBuilder<boolean> {
  return sql<boolean>`((notifications.object_id is null and notifications.person_id is null)
    or (${isVisible(ctx, 'access_objects.source_id')} and ${isNotTrashed('access_objects')})
    or (contact.id is not null and contact.trashed_at is null
      and ${mayKnowAll(ctx) ? sql`true` : sql`contact.hidden_at is null`}))`;
}
