import { sql } from 'kysely';
import { buildUrl } from '#domain/routes/build-url.ts';
import { readLongState, readState } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { findReaders } from './find-readers.ts';
import type { NoticeServices } from './mail-notices.ts';
import { notifyMembers } from './notify-members.ts';
import { markTold } from './told-mentions.ts';
import './tables.ts';

const inDocument = (services: NoticeServices): Subscriber =>
  defineSubscriber({
    name: 'notifications.mentionedInDocument',
    hears: ['note.contentChanged', 'insight.contentChanged'],
    async run(tx, event) {
      const objectId = event.type === 'note.contentChanged' ? event.payload.noteId : event.payload.insightId;
      const mentioned = await readMentions(tx, objectId);
      const writerId = event.actorId ?? (await findOnlyWriter(tx, objectId));
      const readers = await findReaders(tx, { objectId, memberIds: mentioned, exceptId: writerId });
      const link =
        event.type === 'note.contentChanged'
          ? buildUrl('note', { params: { noteId: objectId } })
          : buildUrl('insight', { params: { insightId: objectId } });
      await notifyMembers(services, tx, {
        eventId: event.id,
        memberIds: await markTold(tx, objectId, readers),
        metadata: {
          type: 'mention',
          objectType: event.type === 'note.contentChanged' ? 'note' : 'insight',
          objectId,
          mentionedBy: writerId,
        },
        link,
        actorId: writerId,
        objectId,
      });
    },
  });

/** A copy, or a note made of a template, mentions whom somebody mentioned elsewhere: that is no news. */
const inCopy = defineSubscriber({
  name: 'notifications.mentionedFromTheStart',
  hears: ['note.created', 'insight.created'],
  async run(tx, event) {
    const objectId = event.type === 'note.created' ? event.payload.noteId : event.payload.insightId;
    await markTold(tx, objectId, await readFirstMentions(tx, objectId));
  },
});

export function mentionSubscribers(services: NoticeServices): readonly Subscriber[] {
  return [inDocument(services), inCopy];
}

async function readMentions(tx: TxCtx, objectId: string): Promise<string[]> {
  const document = await tx.db
    .selectFrom('documents')
    .select(sql<boolean>`(not text_current or position('@' in text) > 0)`.as('mayMention'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', objectId)
    .executeTakeFirst();
  // Most texts mention nobody, and reading a long document costs more than looking for one sign in its text.
  if (!document?.mayMention) return [];
  return readLongState(tx.workspace.id, 'mentions', await readState(tx.db, tx.workspace.id, objectId));
}

/** Of what it was made with, and not of what somebody has written since: that is in the log of updates. */
async function readFirstMentions(tx: TxCtx, objectId: string): Promise<string[]> {
  const document = await tx.db
    .selectFrom('documents')
    .select('snapshot')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', objectId)
    // The name of the node is in the bytes of every mention, and in few other documents.
    .where(sql<boolean>`position('mention'::bytea in snapshot) > 0`)
    .executeTakeFirst();
  return document ? readLongState(tx.workspace.id, 'mentions', document.snapshot) : [];
}

/** Who wrote lately, if it was one person; of several nobody can say who it was. */
async function findOnlyWriter(tx: TxCtx, documentId: string): Promise<string | null> {
  const writers = await tx.db
    .selectFrom('document_updates')
    .select('member_id')
    .distinct()
    .where('workspace_id', '=', tx.workspace.id)
    .where('document_id', '=', documentId)
    .where('created_at', '>', new Date(tx.now().getTime() - 300_000))
    .limit(2)
    .execute();
  return writers.length === 1 ? (writers[0]?.member_id ?? null) : null;
}
