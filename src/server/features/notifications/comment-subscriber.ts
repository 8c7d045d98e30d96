import { sql } from 'kysely';
import { buildUrl } from '#domain/routes/build-url.ts';
import '#server/features/comments/tables.ts';
import '#server/features/people/tables.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { findReaders } from './find-readers.ts';
import type { NoticeServices } from './mail-notices.ts';
import { notifyMembers } from './notify-members.ts';
import { notTold } from './told-mentions.ts';

/**
 * One comment, one notice: whom it names hears of the mention, who wrote in its thread of the reply, and the person who
 * made the note, insight or contact of the comment.
 */
export function commentSubscriber(services: NoticeServices): Subscriber {
  return defineSubscriber({
    name: 'notifications.comment',
    hears: ['comment.created', 'comment.updated'],
    async run(tx, event) {
      const { id: eventId, actorId, payload } = event;
      const { commentId, objectType, objectId, mentionedMemberIds } = payload;
      const link = linkTo(payload);
      const on = objectType === 'person' ? { objectId: null, personId: objectId } : { objectId };
      const news = { eventId, link, actorId, ...on };
      const about = { objectType, objectId };
      const readersOf = (memberIds: readonly string[]): Promise<string[]> =>
        findReaders(tx, { objectId, memberIds, exceptId: actorId });
      const mentioned = await readersOf(mentionedMemberIds);
      await notifyMembers(services, tx, {
        ...news,
        memberIds: await notTold(tx, mentioned, link),
        metadata: { type: 'mention', ...about, mentionedBy: actorId, commentId },
      });
      if (event.type !== 'comment.created') return;
      const others = await readersOf(await findThreadWriters(tx, event.payload.threadId, commentId));
      const repliedTo = others.filter((id) => !mentioned.includes(id));
      await notifyMembers(services, tx, {
        ...news,
        memberIds: repliedTo,
        metadata: { type: 'reply', ...about, commentId },
      });
      const makers = await readersOf(await findMaker(tx, objectId));
      await notifyMembers(services, tx, {
        ...news,
        memberIds: makers.filter((id) => !mentioned.includes(id) && !repliedTo.includes(id)),
        metadata: { type: 'comment', ...about, commentId },
      });
    },
  });
}

type Commented = { readonly commentId: string; readonly objectType: string; readonly objectId: string };

function linkTo({ commentId, objectType, objectId }: Commented): string {
  const hash = { c: commentId };
  if (objectType === 'person') return buildUrl('contact', { params: { personId: objectId }, hash });
  return objectType === 'insight'
    ? buildUrl('insight', { params: { insightId: objectId }, hash })
    : buildUrl('note', { params: { noteId: objectId }, hash });
}

async function findThreadWriters(tx: TxCtx, threadId: string, exceptCommentId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('comments')
    .select('author_id as id')
    .distinct()
    .where('workspace_id', '=', tx.workspace.id)
    .where('thread_id', '=', threadId)
    .where('id', '<>', exceptCommentId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function findMaker(tx: TxCtx, objectId: string): Promise<string[]> {
  const makers = [...allContent().map(({ table }) => table), 'people'].map(
    (table) => sql`select created_by as id from ${sql.table(table)}
      where workspace_id = ${tx.workspace.id} and id = ${objectId}::uuid and created_by is not null`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(makers, sql` union all `)}`.execute(tx.db);
  return rows.map(({ id }) => id);
}
