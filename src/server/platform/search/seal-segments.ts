import { setImmediate } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readItems, type SeqRange } from './item.ts';
import type { StoredSegment } from './sealed-segment.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { storeWords, toWordList } from './word-list.ts';
import './tables.ts';

/** A tail longer than this goes into a segment. */
export const longestTail = 2000;
/** Larger segments are left alone: one is read as a whole. */
const mostItems = 200_000;
const pageSize = 500;
const itemsAtATime = 20;
const graceMs = 300_000;

export type SealOptions = { signal?: AbortSignal; onItems?: (count: number) => Promise<void> | void };

/** Puts what is newer than the last segment into segments. Small ones before it are taken in, as in a log that is merged. */
export async function sealSegments(ctx: Ctx, options: SealOptions = {}): Promise<number> {
  let sealed = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const range = await nextRange(ctx);
    if (!range) return sealed;
    sealed += await sealRange(ctx, range, options);
  }
}

/** Starts anew from the first item: what was deleted leaves no word behind. */
export async function resealAll(ctx: Ctx, options: SealOptions = {}): Promise<number> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .updateTable('search_segments')
      .set({ replaced_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('replaced_at', 'is', null)
      .execute();
    await sql`
      update search_states set sealed_to = 0, segments_version = segments_version + 1
      where workspace_id = ${tx.workspace.id}`.execute(tx.db);
  });
  return sealSegments(ctx, options);
}

type Planned = SeqRange & { readonly replaces: readonly string[]; readonly sealedTo: number };

/** Undefined when the tail is short enough. */
async function nextRange(ctx: Ctx): Promise<Planned | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const { rows } = await sql<{ seq: number; sealedTo: number; waiting: number }>`
      select seq::float8 as seq, sealed_to::float8 as "sealedTo", (
        select count(*)::int from (select 1 from search_items i where i.workspace_id = s.workspace_id
          and i.seq > s.sealed_to limit ${mostItems}) newer) as waiting
      from search_states s where workspace_id = ${ctx.workspace.id}`.execute(db);
    const [state] = rows;
    if (!state || state.waiting <= longestTail) return undefined;
    const replaces: string[] = [];
    let from = state.sealedTo;
    let size = state.waiting;
    for (const segment of await listSegments(db, ctx.workspace.id)) {
      // Each merge at least doubles, so an item is merged a few times in its life, not each time.
      if (segment.items > size * 2 || size + segment.items > mostItems) break;
      replaces.push(segment.id);
      from = segment.from;
      size += segment.items;
    }
    const to = await endOf(db, ctx.workspace.id, from, state.seq);
    return { from, to, replaces, sealedTo: state.sealedTo };
  });
}

/** The newest first. */
async function listSegments(
  db: Db,
  workspaceId: string,
): Promise<{ id: string; from: number; items: number }[]> {
  const { rows } = await sql<{ id: string; from: number; items: number }>`
    select id, from_seq::float8 as from, items from search_segments
    where workspace_id = ${workspaceId} and replaced_at is null order by from_seq desc`.execute(db);
  return rows;
}

async function endOf(db: Db, workspaceId: string, from: number, seq: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq::float8 as seq from search_items where workspace_id = ${workspaceId} and seq > ${from}
    order by seq offset ${mostItems - 1} limit 1`.execute(db);
  return rows[0]?.seq ?? seq;
}

async function sealRange(ctx: Ctx, range: Planned, { signal, onItems }: SealOptions): Promise<number> {
  const builder = new SegmentBuilder();
  for (let from = range.from; ;) {
    signal?.throwIfAborted();
    const items = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
      readItems(db, ctx.workspace.id, { from, to: range.to }, pageSize),
    );
    // In the first segment nothing is left that a removal would have to be told to.
    for (const [place, item] of items.entries()) {
      if (!item.removed || range.from > 0) builder.add(item);
      // This process answers people meanwhile.
      if (place % itemsAtATime === 0) await setImmediate();
    }
    await onItems?.(items.length);
    const last = items.at(-1);
    if (!last || items.length < pageSize) break;
    from = last.seq;
  }
  await write(ctx, range, builder);
  return builder.columns.count;
}

async function write(
  ctx: Ctx,
  { from, to, replaces, sealedTo }: Planned,
  builder: SegmentBuilder,
): Promise<void> {
  const stored: StoredSegment = {
    columns: builder.columns.store(),
    byId: builder.columns.rowsById(),
    languages: [...builder.languages],
  };
  await inTransaction(ctx, async (tx) => {
    const id = tx.newId();
    // Two sealing at once would each replace what the other one wrote.
    const { rows } = await sql<{ ok: boolean }>`
      select (sealed_to = ${sealedTo} and (select count(*) from search_segments where workspace_id = ${tx.workspace.id}
        and replaced_at is null and id = any(${[...replaces]}::uuid[])) = ${replaces.length}) as ok
      from search_states where workspace_id = ${tx.workspace.id} for update`.execute(tx.db);
    if (rows[0]?.ok !== true) return;
    await sql`
      update search_segments set replaced_at = ${tx.now()}
      where workspace_id = ${tx.workspace.id} and id = any(${[...replaces]}::uuid[])`.execute(tx.db);
    await tx.db
      .insertInto('search_segments')
      .values({
        workspace_id: tx.workspace.id,
        id,
        from_seq: from,
        to_seq: to,
        items: builder.columns.count,
        columns: serialize(stored),
        words: serialize(storeWords(toWordList(builder.words))),
        created_at: tx.now(),
        replaced_at: null,
      })
      .execute();
    await writePostings(tx.db, tx.workspace.id, id, builder);
    await sql`
      update search_states set sealed_to = ${to}, segments_version = segments_version + 1
      where workspace_id = ${tx.workspace.id}`.execute(tx.db);
    if (from === 0) await forgetRemoved(tx.db, tx.workspace.id, to);
    await tx.db
      .deleteFrom('search_segments')
      .where('workspace_id', '=', tx.workspace.id)
      .where('replaced_at', '<', new Date(tx.now().getTime() - graceMs))
      .execute();
  });
}

const perStatement = 4000;

async function writePostings(
  db: Db,
  workspaceId: string,
  segmentId: string,
  builder: SegmentBuilder,
): Promise<void> {
  const terms = [...builder.terms];
  for (let at = 0; at < terms.length; at += perStatement) {
    const batch = terms.slice(at, at + perStatement);
    await sql`
      insert into search_postings (workspace_id, segment_id, term, items, postings)
      select ${workspaceId}::uuid, ${segmentId}::uuid, term, items, decode(postings, 'base64')
      from unnest(${batch.map(([term]) => term)}::text[], ${batch.map(([, { items }]) => items)}::int[],
        ${batch.map(([, writer]) => Buffer.from(writer.bytes()).toString('base64'))}::text[])
        as posting (term, items, postings)`.execute(db);
  }
}

async function forgetRemoved(db: Db, workspaceId: string, to: number): Promise<void> {
  await sql`delete from search_items where workspace_id = ${workspaceId} and removed and seq <= ${to}`.execute(
    db,
  );
}
