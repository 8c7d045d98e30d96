import { sql } from 'kysely';
import type { SentAs } from '#domain/channels/note-of-point.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { holdUsableTags, insertHighlights, putTags } from '#server/features/highlights/index.ts';
import { insertNotes } from '#server/features/notes/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { readTurnsForAll } from '../conversation/turns-loader.ts';
import { getChannel } from '../policy.ts';
import { makeNote, type SentPoint } from './make-note.ts';
import '#server/features/people/tables.ts';
import '../tables.ts';

export type Sending = {
  readonly channelId: string;
  readonly ids: readonly string[];
  readonly projectId: string;
  readonly as: SentAs;
  /** Of the highlights. */
  readonly tagIds: readonly string[];
};

export type SentDataPoints = {
  readonly noteIds: readonly string[];
  /** Those that were in the project already. */
  readonly knownCount: number;
};

/** Data points become notes of a project, which know where they come from. What was sent there before is not sent again. */
export async function sendToProject(ctx: Ctx, sending: Sending): Promise<SentDataPoints> {
  const { viewer } = requireMember(ctx);
  const { channelId, projectId, ids, tagIds } = sending;
  accept(checkCount(countLimits.tagsPerHighlight, tagIds.length));
  return inTransaction(ctx, async (tx) => {
    // Also holds the channel: two that send the same data point at once would both find it missing.
    allow(tx, 'channel.read', await getChannel(tx, channelId));
    allow(tx, 'theme.sendToProject', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    const points = await readPoints(tx, sending);
    if (points.length < ids.length) throw new NotFound();
    const made = points
      .filter(({ isThere }) => !isThere)
      .map((point) =>
        makeNote(point, { id: tx.newId(), highlightId: sending.as === 'highlight' ? tx.newId() : null }),
      );
    const notes = made.map(({ note }) => ({ ...note, createdAt: tx.now() }));
    const noteIds = notes.map(({ id }) => id);
    if (noteIds.length === 0) return { noteIds, knownCount: points.length };
    await insertNotes(tx, { projectId, createdBy: viewer.id, all: notes });
    await keepOrigins(
      tx,
      channelId,
      made.map(({ note, point }) => ({ noteId: note.id, pointId: point.id })),
    );
    await addSpeakers(tx, noteIds, viewer.id);
    await tx.record({ type: 'note.imported', payload: { noteIds, projectId }, objectId: null });
    await highlight(tx, sending, { createdBy: viewer.id, made });
    return { noteIds, knownCount: points.length - noteIds.length };
  });
}

/** In the order in which they were said. What is in the trash of the project is not there. */
async function readPoints(
  tx: TxCtx,
  { channelId, projectId, ids }: Sending,
): Promise<(SentPoint & { readonly isThere: boolean })[]> {
  const points = await tx.db
    .selectFrom('data_points as p')
    .select([
      'p.id',
      'p.text',
      sql<boolean>`exists (select from note_origins o join notes n on n.workspace_id = o.workspace_id and n.id = o.note_id
        where o.workspace_id = p.workspace_id and o.point_id = p.id and n.project_id = ${projectId}
          and n.trashed_at is null)`.as('isThere'),
    ])
    .where(isInWorkspace(tx.workspace.id, 'p.id', ids))
    .where('p.channel_id', '=', channelId)
    .orderBy('p.said_at')
    .orderBy('p.id')
    .execute();
  const turns = await readTurnsForAll(tx, ids);
  return points.map((point) => ({ ...point, turns: turns.get(point.id) ?? [] }));
}

async function keepOrigins(
  tx: TxCtx,
  channelId: string,
  pairs: readonly { readonly noteId: string; readonly pointId: string }[],
): Promise<void> {
  await sql`
    insert into note_origins (workspace_id, note_id, channel_id, point_id, url, said_at, participant, properties)
    select p.workspace_id, one.note_id, p.channel_id, p.id, p.url, p.said_at, p.participant,
      coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'value', v.value) order by c.place)
        from jsonb_each_text(p.properties) v join channel_columns c on c.workspace_id = p.workspace_id
          and c.channel_id = p.channel_id and c.place = v.key::smallint), '[]')
    from unnest(${pairs.map(({ noteId }) => noteId)}::uuid[], ${pairs.map(({ pointId }) => pointId)}::uuid[])
      as one (note_id, point_id)
    join data_points p on p.workspace_id = ${tx.workspace.id} and p.channel_id = ${channelId} and p.id = one.point_id`.execute(
    tx.db,
  );
}

/** Contacts that the data points name take part in the notes made of them. */
async function addSpeakers(tx: TxCtx, noteIds: readonly string[], addedBy: string): Promise<void> {
  await sql`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select o.workspace_id, o.note_id, heir.id, 'participant', 0, ${addedBy}::uuid, ${tx.now()}
    from note_origins o
    join participants k on k.workspace_id = o.workspace_id and k.participant = o.participant
    join people one on one.workspace_id = k.workspace_id and one.id = k.person_id
    join people heir on heir.workspace_id = one.workspace_id and heir.id = coalesce(one.merged_into, one.id)
    where ${isInWorkspace(tx.workspace.id, 'o.note_id', noteIds)} and heir.trashed_at is null
    on conflict do nothing`.execute(tx.db);
}

type Making = { readonly createdBy: string; readonly made: readonly ReturnType<typeof makeNote>[] };

async function highlight(
  tx: TxCtx,
  { projectId, tagIds }: Sending,
  { createdBy, made }: Making,
): Promise<void> {
  const highlights = made.flatMap(({ note, highlight: one }) => (one ? [{ ...one, noteId: note.id }] : []));
  if (highlights.length === 0) return;
  const usable = await holdUsableTags(tx, projectId, tagIds);
  if (usable.size < tagIds.length) throw new NotFound();
  await insertHighlights(
    tx,
    highlights.map(({ id, noteId, described }) => ({
      id,
      object: { type: 'note', id: noteId },
      createdBy,
      createdAt: tx.now(),
      described,
      text: described.text,
      areas: null,
      recording: null,
    })),
  );
  const pairs = highlights.flatMap(({ id: highlightId }) => tagIds.map((tagId) => ({ highlightId, tagId })));
  if (pairs.length > 0) await putTags(tx, { pairs, addedBy: createdBy });
}
