import { sql } from 'kysely';
import { decode } from '#domain/codec/codec.ts';
import {
  notificationMetadataCodec,
  type NotificationMetadata,
} from '#domain/notifications/notification-metadata.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';
import './tables.ts';

export type News = {
  eventId: string;
  memberIds: readonly string[];
  metadata: NotificationMetadata;
  link: string;
  actorId: string | null;
  /** What they have to be able to see, still, when they read it. */
  objectId: string | null;
};

/**
 * Tells each of them once of an event, however often its subscriber runs. Who follows an object and is mentioned in it
 * hears of the mention.
 */
export async function notifyMembers(tx: TxCtx, news: News): Promise<void> {
  if (news.memberIds.length === 0) return;
  const metadata = decode(notificationMetadataCodec, news.metadata);
  const { memberIds } = news;
  const ids = memberIds.map(() => tx.newId());
  const { rows } = await sql<{ member_id: string }>`
    insert into notifications (
      workspace_id, id, member_id, event_id, type, metadata, link, actor_id, object_id, created_at)
    select ${tx.workspace.id}::uuid, id, member_id, ${news.eventId}::uuid, ${metadata.type},
      ${JSON.stringify(metadata)}::jsonb, ${news.link}, ${news.actorId}::uuid, ${news.objectId}::uuid, ${tx.now()}::timestamptz
    from unnest(${ids}::uuid[], ${[...memberIds]}::uuid[]) as told (id, member_id)
    on conflict (workspace_id, member_id, event_id) do update
      set type = excluded.type, metadata = excluded.metadata, link = excluded.link
      where excluded.type = 'mention' and notifications.type <> 'mention'
    returning member_id`.execute(tx.db);
  await announceNews(
    tx.db,
    tx.workspace.id,
    rows.map((row) => row.member_id),
  );
}

/** Open clients compare the id with their own and read their list again. No entry in the log: nothing happened there. */
export async function announceNews(db: Db, workspaceId: string, memberIds: readonly string[]): Promise<void> {
  const changes = memberIds.map((id): string => {
    const change: LiveChange = {
      workspaceId,
      event: 'notification.changed',
      type: 'notification',
      id,
      version: 0,
    };
    return JSON.stringify(change);
  });
  await sql`select pg_notify(${liveChannel}, change) from unnest(${changes}::text[]) as change`.execute(db);
}
