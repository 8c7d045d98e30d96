import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import { packPlaces, placesInBatch } from '#engines/search/place-sets.ts';
import { piecesOf } from '#engines/search/text-pieces.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { lockChannel } from '../sort/claim-channel.ts';
import '../tables.ts';

type Asked = {
  readonly channelId: string;
  readonly signal: AbortSignal;
  readonly onBatch: () => Promise<void>;
};

/** Ids in one row. */
export const idsInPart = 64;
/** Texts are cut up on the thread that answers requests: this takes it some milliseconds. */
const lettersAtOnce = 30_000;

/** Reads texts into batches, as soon as enough wait; and again those of a batch of which something changed. */
export async function indexTexts(ctx: Ctx, { channelId, signal, onBatch }: Asked): Promise<void> {
  while (await inTransaction(ctx, (tx) => dissolveStale(tx, channelId))) signal.throwIfAborted();
  while (await inTransaction(ctx, (tx) => writeBatch(tx, channelId))) {
    signal.throwIfAborted();
    await onBatch();
    await ctx.database.giveWay();
  }
}

async function dissolveStale(tx: TxCtx, channelId: string): Promise<boolean> {
  await lockChannel(tx, channelId);
  const stale = await tx.db
    .selectFrom('text_batches')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('is_stale', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!stale) return false;
  await sql`
    insert into unindexed_texts (workspace_id, channel_id, point_id)
    select p.workspace_id, p.channel_id, p.id
    from text_batch_points b cross join lateral unnest(b.point_ids) as point (id)
    join data_points p on p.workspace_id = b.workspace_id and p.id = point.id
    where b.workspace_id = ${tx.workspace.id} and b.batch_id = ${stale.id}
    on conflict do nothing`.execute(tx.db);
  await tx.db
    .deleteFrom('text_batches')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', stale.id)
    .execute();
  return true;
}

/** False when too few are left. A change of a text waits for this meanwhile, and marks the batch as stale. */
async function writeBatch(tx: TxCtx, channelId: string): Promise<boolean> {
  const waiting = tx.db
    .selectFrom('unindexed_texts')
    .select('point_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .orderBy('point_id')
    .limit(placesInBatch);
  if ((await waiting.execute()).length < placesInBatch) return false;
  const taken = await tx.db
    .deleteFrom('unindexed_texts')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('point_id', 'in', waiting)
    .returning('point_id as id')
    .execute();
  const ids = taken.map(({ id }) => id).toSorted();
  if (ids.length === 0) return true;
  const places = await cutUp(await readTexts(tx, ids));
  const batchId = tx.newId();
  await sql`
    insert into text_batches (workspace_id, id, channel_id, first_id, last_id)
    values (${tx.workspace.id}, ${batchId}, ${channelId}, ${ids[0]}, ${ids.at(-1)})`.execute(tx.db);
  await sql`
    insert into text_batch_points (workspace_id, batch_id, part, point_ids)
    select ${tx.workspace.id}::uuid, ${batchId}::uuid, ((place - 1) / ${sql.lit(idsInPart)})::smallint,
      array_agg(id order by place)
    from unnest(${ids}::uuid[]) with ordinality as point (id, place) group by 3`.execute(tx.db);
  const pieces = [...places.keys()];
  await sql`
    insert into text_batch_pieces (workspace_id, batch_id, piece, places)
    select ${tx.workspace.id}::uuid, ${batchId}::uuid, p.piece, decode(p.places, 'hex')
    from unnest(${pieces}::text[], ${pieces.map((piece) => Buffer.from(packPlaces(places.get(piece) ?? [])).toString('hex'))}::text[])
      as p (piece, places) order by p.piece collate "C"`.execute(tx.db);
  return true;
}

/** What is said in a data point, by anybody, in the order of the ids. */
async function readTexts(tx: TxCtx, ids: readonly string[]): Promise<string[][]> {
  const read = async (rows: Promise<{ id: string; text: string }[]>): Promise<Map<string, string[]>> =>
    new Map(
      [...Map.groupBy(await rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ text }) => text)]),
    );
  const texts = await read(
    tx.db
      .selectFrom('data_points')
      .select(['id', 'text'])
      .where(isInWorkspace(tx.workspace.id, 'id', ids))
      .execute(),
  );
  const turns = await read(
    tx.db
      .selectFrom('data_point_turns')
      .select(['point_id as id', 'text'])
      .where(isInWorkspace(tx.workspace.id, 'point_id', ids))
      .execute(),
  );
  return ids.map((id) => [...(texts.get(id) ?? []), ...(turns.get(id) ?? [])]);
}

async function cutUp(texts: readonly (readonly string[])[]): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  let letters = 0;
  for (const [place, own] of texts.entries()) {
    for (const text of own) {
      for (const piece of piecesOf(text)) {
        const known = places.get(piece);
        if (!known) places.set(piece, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
      letters += text.length;
    }
    if (letters < lettersAtOnce) continue;
    letters = 0;
    await othersFirst();
  }
  return places;
}
