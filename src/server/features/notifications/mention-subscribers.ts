import { sql } from 'kysely';
import { buildUrl } from '#domain/routes/build-url.ts';
import { isActiveMember, isNamedBy, isNotTrashed } from '#server/kernel/access/index.ts';
import { readLongState, readState } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { notifyMembers } from './notify-members.ts';
import './tables.ts';

const inComment = defineSubscriber({
  name: 'notifications.mentionedInComment',
  hears: ['comment.created', 'comment.updated'],
  async run(tx, { id, actorId, payload: { commentId, objectType, objectId, mentionedMemberIds } }) {
    const link =
      objectType === 'insight'
        ? buildUrl('insight', { params: { insightId: objectId }, hash: { c: commentId } })
        : buildUrl('note', { params: { noteId: objectId }, hash: { c: commentId } });
    const readers = await findReaders(tx, { objectId, memberIds: mentionedMemberIds, exceptId: actorId });
    await notifyMembers(tx, {
      eventId: id,
      memberIds: await notTold(tx, readers, link),
      metadata: { type: 'mention', objectType, objectId, mentionedBy: actorId },
      link,
      actorId,
      objectId,
    });
  },
});

const inDocument = defineSubscriber({
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
    await notifyMembers(tx, {
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

export const mentionSubscribers: readonly Subscriber[] = [inComment, inDocument, inCopy];

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

type Mentioned = { objectId: string; memberIds: readonly string[]; exceptId: string | null };

/** A mention opens nothing: who may not see the object does not hear of it. */
async function findReaders(tx: TxCtx, { objectId, memberIds, exceptId }: Mentioned): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select m.id from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', memberIds)}
      and m.id is distinct from ${exceptId}::uuid and ${isActiveMember}
      and exists (
        select 1 from access_objects o join grants g on g.workspace_id = o.workspace_id and g.object_id = o.source_id
        where o.workspace_id = m.workspace_id and o.id = ${objectId} and ${isNotTrashed('o')} and ${isNamedBy})`.execute(
    tx.db,
  );
  return rows.map((row) => row.id);
}

/** Somebody who is taken out of a comment and put in again was told by the first time. */
async function notTold(tx: TxCtx, memberIds: readonly string[], link: string): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const told = await tx.db
    .selectFrom('notifications')
    .select('member_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('member_id', 'in', memberIds)
    .where('type', '=', 'mention')
    .where('link', '=', link)
    .execute();
  return memberIds.filter((id) => !told.some((row) => row.member_id === id));
}

/** Answers those who were not told before. */
async function markTold(tx: TxCtx, objectId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ member_id: string }>`
    insert into told_mentions (workspace_id, object_id, member_id, told_at)
    select m.workspace_id, ${objectId}::uuid, m.id, ${tx.now()}::timestamptz from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', memberIds)}
      and exists (select 1 from access_objects o where o.workspace_id = m.workspace_id and o.id = ${objectId})
    on conflict do nothing returning member_id`.execute(tx.db);
  return rows.map((row) => row.member_id);
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
