import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addItem } from './add-item.ts';
import { readItems } from './read-items.ts';
import { SegmentBuilder } from '#engines/search/segment-builder.ts';
import { writeSegment, type PlannedSegment } from './write-segment.ts';
import './tables.ts';

/** A tail longer than this goes into a segment. */
export const longestTail = 2000;
/** Larger segments are left alone: one is read as a whole. */
const mostItems = 200_000;
/** A segment is built in memory: addresses and numbers, each in one item, would take gigabytes. */
const mostTermsInOne = 150_000;
const pageSize = 200;
const itemsAtATime = 20;

export type SealOptions = {
  signal?: AbortSignal;
  onItems?: (count: number) => Promise<void> | void;
  mostTerms?: number;
};

/** Puts what is newer than the last segment into segments. Small ones before it are taken in, as in a log that is merged. */
export async function sealSegments(ctx: Ctx, options: SealOptions = {}): Promise<number> {
  let sealed = 0;
  for (;;) {
    options.signal?.throwIfAborted();
    const range = await nextRange(ctx, options);
    if (!range) return sealed;
    sealed += await sealRange(ctx, range, options);
  }
}

/** Starts over from the first item: what was deleted leaves no word behind. */
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

/** Undefined when the tail is short enough. */
async function nextRange(
  ctx: Ctx,
  { mostTerms = mostTermsInOne }: SealOptions,
): Promise<PlannedSegment | undefined> {
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
    let terms = 0;
    for (const segment of await listSegments(db, ctx.workspace.id)) {
      // Each merge at least doubles, so an item is merged a few times in its life, not each time.
      if (segment.items > size * 2 || size + segment.items > mostItems) break;
      // One that is half full is left as it is: taken in each time, it would be read again for a few new items.
      if (terms + segment.terms > mostTerms / 2) break;
      replaces.push(segment.id);
      from = segment.from;
      size += segment.items;
      terms += segment.terms;
    }
    const to = await endOf(db, ctx.workspace.id, from, state.seq);
    return { from, to, replaces, sealedTo: state.sealedTo };
  });
}

/** The newest first. */
async function listSegments(
  db: Db,
  workspaceId: string,
): Promise<{ id: string; from: number; items: number; terms: number }[]> {
  const { rows } = await sql<{ id: string; from: number; items: number; terms: number }>`
    select id, from_seq::float8 as from, items, terms from search_segments
    where workspace_id = ${workspaceId} and replaced_at is null order by from_seq desc`.execute(db);
  return rows;
}

async function endOf(db: Db, workspaceId: string, from: number, seq: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq::float8 as seq from search_items where workspace_id = ${workspaceId} and seq > ${from}
    order by search_items.seq offset ${mostItems - 1} limit 1`.execute(db);
  return rows[0]?.seq ?? seq;
}

async function sealRange(
  ctx: Ctx,
  range: PlannedSegment,
  { signal, onItems, mostTerms = mostTermsInOne }: SealOptions,
): Promise<number> {
  const builder = new SegmentBuilder();
  let to = range.to;
  for (let from = range.from; ;) {
    signal?.throwIfAborted();
    await ctx.database.giveWay();
    const items = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
      readItems(db, ctx.workspace.id, { from, to: range.to }, pageSize),
    );
    // In the first segment nothing is left that a removal would have to be told to.
    for (const [place, item] of items.entries()) {
      if (!item.removed || range.from > 0) await addItem(builder, item);
      // This process answers people meanwhile.
      if (place % itemsAtATime === 0) await setImmediate();
    }
    await onItems?.(items.length);
    const last = items.at(-1);
    if (!last || last.seq >= range.to) break;
    from = last.seq;
    // Never before the end of what it replaces, which nobody would read again.
    if (builder.terms.size >= mostTerms && from >= range.sealedTo) {
      to = from;
      break;
    }
  }
  await writeSegment(ctx, { ...range, to }, builder, signal);
  return builder.columns.count;
}
