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

/** Tells each of them once of an event, however often its subscriber runs. */
export async function notifyMembers(tx: TxCtx, news: News): Promise<void> {
  if (news.memberIds.length === 0) return;
  const metadata = decode(notificationMetadataCodec, news.metadata);
  const told = await tx.db
    .insertInto('notifications')
    .values(
      news.memberIds.map((memberId) => ({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        member_id: memberId,
        event_id: news.eventId,
        type: metadata.type,
        metadata: JSON.stringify(metadata),
        link: news.link,
        actor_id: news.actorId,
        object_id: news.objectId,
        created_at: tx.now(),
        read_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['workspace_id', 'member_id', 'event_id']).doNothing())
    .returning('member_id')
    .execute();
  await announceNews(
    tx.db,
    tx.workspace.id,
    told.map((row) => row.member_id),
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
