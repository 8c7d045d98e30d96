import { defaultNotificationOptions, type NotificationOptions } from '#domain/notifications/follows.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type StoredOptions = NotificationOptions & {
  readonly projectId: string | null;
  /** Whether these are the general ones because the project has none of its own. */
  readonly inherited: boolean;
};

export async function getNotificationOptions(ctx: Ctx, projectId: string | null): Promise<StoredOptions> {
  const db = await ctx.reads.db();
  if (projectId !== null) await getAccessObject(ctx, db, { type: 'project', id: projectId });
  return readOptions(ctx, db, projectId);
}

export type OptionsChange = {
  projectId: string | null;
  options: { readonly [Option in keyof NotificationOptions]?: boolean | null };
};

/** Changes what is given; a project's options start as the general ones. */
export async function updateNotificationOptions(
  ctx: Ctx,
  { projectId, options }: OptionsChange,
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'notificationSettings.update');
    if (projectId !== null) await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
    const now = await readOptions(tx, tx.db, projectId);
    const row = {
      all_changes_enabled: options.allChangesEnabled ?? now.allChangesEnabled,
      insights_published_enabled: options.insightsPublishedEnabled ?? now.insightsPublishedEnabled,
      all_comments_enabled: options.allCommentsEnabled ?? now.allCommentsEnabled,
      updated_at: tx.now(),
    };
    await tx.db
      .insertInto('notification_options')
      .values({ workspace_id: tx.workspace.id, member_id: viewer.id, object_id: projectId, ...row })
      .onConflict((conflict) => conflict.constraint('notification_options_once').doUpdateSet(row))
      .execute();
  });
}

async function readOptions(
  asking: Pick<Ctx, 'workspace' | 'actor'>,
  db: Db,
  projectId: string | null,
): Promise<StoredOptions> {
  const rows = await db
    .selectFrom('notification_options')
    .select([
      'object_id as projectId',
      'all_changes_enabled as allChangesEnabled',
      'insights_published_enabled as insightsPublishedEnabled',
      'all_comments_enabled as allCommentsEnabled',
    ])
    .where('workspace_id', '=', asking.workspace.id)
    .where('member_id', '=', requireMember(asking).viewer.id)
    .where((row) => row.or([row('object_id', 'is', null), row('object_id', '=', projectId)]))
    .execute();
  const own = rows.find((row) => row.projectId === projectId);
  if (own) return { ...own, inherited: false };
  const general = rows.find((row) => row.projectId === null);
  return { ...(general ?? defaultNotificationOptions), projectId, inherited: projectId !== null };
}
