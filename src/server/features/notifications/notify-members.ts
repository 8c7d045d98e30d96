import { sql } from 'kysely';
import { decode } from '#domain/codec/codec.ts';
import { noticeOf } from '#domain/notifications/notice-of.ts';
import { notificationMetadataCodec } from '#domain/notifications/notification-metadata.ts';
import type { NoticeWay } from '#domain/notifications/notices.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';
import { mailNotices, type NoticeServices } from './mail-notices.ts';
import type { News } from './news.ts';
import { readWays } from './notice-choices.ts';
import './tables.ts';

/**
 * Tells each of them once of an event, however often its subscriber runs, in the way that they chose. Who follows an
 * object and is mentioned in it hears of the mention.
 */
export async function notifyMembers(services: NoticeServices, tx: TxCtx, news: News): Promise<void> {
  const ways = await waysOf(tx, news);
  const memberIds = news.memberIds.filter((id) => ways.get(id) !== 'OFF');
  if (memberIds.length === 0) return;
  const metadata = decode(notificationMetadataCodec, news.metadata);
  const ids = memberIds.map(() => tx.newId());
  const digested = memberIds.map((id) =>
    // What is followed has its own digest, from the log of changes.
    metadata.type !== 'followedChange' && ways.get(id) === 'DIGEST' ? tx.now() : null,
  );
  const { rows } = await sql<{ member_id: string }>`
    insert into notifications (
      workspace_id, id, member_id, event_id, type, metadata, link, actor_id, object_id, person_id,
      created_at, digest_from)
    select ${tx.workspace.id}::uuid, id, member_id, ${news.eventId}::uuid, ${metadata.type},
      ${JSON.stringify(metadata)}::jsonb, ${news.link}, ${news.actorId}::uuid, ${news.objectId}::uuid,
      ${news.personId ?? null}::uuid, ${tx.now()}::timestamptz, digest_from
    from unnest(${ids}::uuid[], ${memberIds}::uuid[], ${digested}::timestamptz[]) as told (id, member_id, digest_from)
    on conflict (workspace_id, member_id, event_id) do update
      set type = excluded.type, metadata = excluded.metadata, link = excluded.link, digest_from = excluded.digest_from
      where excluded.type <> 'followedChange' and notifications.type = 'followedChange'
    returning member_id`.execute(tx.db);
  const told = rows.map((row) => row.member_id);
  await announceNews(tx.db, tx.workspace.id, told);
  const mailed = told.filter((id) => ways.get(id) === 'MAIL');
  if (mailed.length > 0) await mailNotices(services, tx, { ...news, metadata, memberIds: mailed });
}

async function waysOf(tx: TxCtx, { metadata, memberIds, objectId }: News): Promise<Map<string, NoticeWay>> {
  const notice = noticeOf(metadata);
  if (memberIds.length === 0 || notice === null) return new Map();
  return readWays(tx.db, tx.workspace.id, { notice, memberIds, objectId });
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
