import { serialize } from 'node:v8';
import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import type { SeqRange } from './read-items.ts';
import type { StoredSegment } from '#engines/search/sealed-segment.ts';
import type { SegmentBuilder } from '#engines/search/segment-builder.ts';
import { storeWords, toWordList } from '#engines/search/word-list.ts';
import './tables.ts';

export type PlannedSegment = SeqRange & { readonly replaces: readonly string[]; readonly sealedTo: number };

const termsAtATime = 500;
const graceMs = 300_000;

/**
 * In steps, and not read by anybody before the last one: it begins as replaced, so what a killed server leaves goes
 * with the next that is written.
 */
export async function writeSegment(
  ctx: Ctx,
  planned: PlannedSegment,
  builder: SegmentBuilder,
  signal?: AbortSignal,
): Promise<void> {
  const id = ctx.newId();
  await ctx.database.giveWay();
  await inTransaction(ctx, (tx) => writeColumns(tx, id, planned, builder));
  const terms = builder.terms.entries();
  for (let some = next(terms); some.length > 0; some = next(terms)) {
    signal?.throwIfAborted();
    await ctx.database.giveWay();
    await inTransaction(ctx, (tx) => writePostings(tx, id, some));
  }
  await inTransaction(ctx, (tx) => putInPlace(tx, id, planned));
}

async function writeColumns(
  tx: TxCtx,
  id: string,
  { from, to }: PlannedSegment,
  builder: SegmentBuilder,
): Promise<void> {
  const stored: StoredSegment = {
    columns: builder.columns.store(),
    byId: builder.columns.rowsById(),
    languages: [...builder.languages],
  };
  await tx.db
    .insertInto('search_segments')
    .values({
      workspace_id: tx.workspace.id,
      id,
      from_seq: from,
      to_seq: to,
      items: builder.columns.count,
      terms: builder.terms.size,
      columns: serialize(stored),
      words: serialize(storeWords(toWordList(builder.words))),
      created_at: tx.now(),
      replaced_at: tx.now(),
    })
    .execute();
}

type Term = SegmentBuilder['terms'] extends Iterable<infer Entry> ? Entry : never;

function next(terms: Iterator<Term>): Term[] {
  const some: Term[] = [];
  while (some.length < termsAtATime) {
    const one = terms.next();
    if (one.done === true) break;
    some.push(one.value);
  }
  return some;
}

async function writePostings(tx: TxCtx, id: string, terms: readonly Term[]): Promise<void> {
  await sql`
    insert into search_postings (workspace_id, segment_id, term, items, postings)
    select ${tx.workspace.id}::uuid, ${id}::uuid, term, items, decode(postings, 'base64')
    from unnest(${terms.map(([term]) => term)}::text[], ${terms.map(([, { items }]) => items)}::int[],
      ${terms.map(([, writer]) => Buffer.from(writer.bytes()).toString('base64'))}::text[])
      as posting (term, items, postings)`.execute(tx.db);
}

async function putInPlace(
  tx: TxCtx,
  id: string,
  { from, to, replaces, sealedTo }: PlannedSegment,
): Promise<void> {
  // Two sealing at once would each replace what the other one wrote.
  const { rows } = await sql<{ ok: boolean }>`
    select (sealed_to = ${sealedTo} and (select count(*) from search_segments where workspace_id = ${tx.workspace.id}
      and replaced_at is null and ${isAmong('id', replaces)}) = ${replaces.length}) as ok
    from search_states where workspace_id = ${tx.workspace.id} for update`.execute(tx.db);
  if (rows[0]?.ok !== true) return;
  await sql`
    update search_segments set replaced_at = ${tx.now()}
    where ${isInWorkspace(tx.workspace.id, 'id', replaces)}`.execute(tx.db);
  const { numUpdatedRows } = await tx.db
    .updateTable('search_segments')
    .set({ replaced_at: null })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('The segment was swept while it was written');
  await sql`
    update search_states set sealed_to = ${to}, segments_version = segments_version + 1
    where workspace_id = ${tx.workspace.id}`.execute(tx.db);
  if (from === 0) await forgetRemoved(tx.db, tx.workspace.id, to);
  await dropReplaced(tx.db, tx.workspace.id, tx.now());
}

/** Not at once: another server may be reading them still. */
export async function dropReplaced(db: Db, workspaceId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('search_segments')
    .where('workspace_id', '=', workspaceId)
    .where('replaced_at', '<', new Date(now.getTime() - graceMs))
    .execute();
}

async function forgetRemoved(db: Db, workspaceId: string, to: number): Promise<void> {
  await sql`delete from search_items where workspace_id = ${workspaceId} and removed and seq <= ${to}`.execute(
    db,
  );
}
