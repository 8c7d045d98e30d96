import { sql, type RawBuilder } from 'kysely';
import { inAll, inAny } from '#engines/search/place-sets.ts';
import { piecesToHave, type PiecesToHave } from '#engines/search/text-pieces.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { idsInPart } from './index-texts.ts';
import '../tables.ts';

type Asked = { readonly channelId: string; readonly words: string; readonly most: number };
type Place = { readonly batchId: string; readonly place: number };

/** Batches that tell whether words are frequent: of those, many pieces would be read in all batches for nothing. */
const inSample = 8;

/** Ids of data points as a query; `isAll`: there are no others. */
export type SomePoints = { readonly ids: RawBuilder<unknown>; readonly isAll: boolean };

/**
 * Ids of the data points of a channel that may have these words: all that have them and few others, or, where there are more
 * than `most`, some of them. Null where nothing is indexed.
 */
export async function findWithWords(
  ctx: Ctx,
  db: Db,
  { channelId, words, most }: Asked,
): Promise<SomePoints | null> {
  const { rows } = await sql<{ batches: number; waiting: number }>`
    select (select count(*)::int from text_batches b where b.workspace_id = ${ctx.workspace.id}
        and b.channel_id = ${channelId}) as batches,
      (select count(*)::int from (select from unindexed_texts u where u.workspace_id = ${ctx.workspace.id}
        and u.channel_id = ${channelId} limit ${sql.lit(most + 1)}) waiting) as waiting`.execute(db);
  const [{ batches, waiting } = { batches: 0, waiting: 0 }] = rows;
  if (batches === 0 || waiting > most) return null;
  const asked = { channelId, pieces: piecesToHave(words) };
  if (batches > 4 * inSample) {
    const { length } = await findPlaces(ctx, db, { ...asked, batches: inSample });
    if ((length / inSample) * batches > 2 * most) {
      const enough = Math.ceil((most * inSample) / length / 2);
      return { ids: pointsAt(ctx, await findPlaces(ctx, db, { ...asked, batches: enough })), isAll: false };
    }
  }
  const places = await findPlaces(ctx, db, { ...asked, batches });
  if (places.length + waiting > most) return { ids: pointsAt(ctx, places.slice(0, most)), isAll: false };
  return {
    ids: sql`${pointsAt(ctx, places)} union all
      select u.point_id from unindexed_texts u
      where u.workspace_id = ${ctx.workspace.id} and u.channel_id = ${channelId}`,
    isAll: true,
  };
}

function pointsAt(ctx: Ctx, places: readonly Place[]): RawBuilder<unknown> {
  return sql`
    select b.point_ids[f.place % ${sql.lit(idsInPart)} + 1]
    from unnest(${places.map(({ batchId }) => batchId)}::uuid[], ${places.map(({ place }) => place)}::int[])
      as f (batch_id, place)
    join text_batch_points b on b.workspace_id = ${ctx.workspace.id} and b.batch_id = f.batch_id
      and b.part = f.place / ${sql.lit(idsInPart)}`;
}

type Wanted = {
  readonly channelId: string;
  readonly pieces: PiecesToHave;
  /** In how many batches; of fewer than there are, in any. */
  readonly batches: number;
};

async function findPlaces(ctx: Ctx, db: Db, { channelId, pieces, batches }: Wanted): Promise<Place[]> {
  const { rows } = await sql<{ batchId: string; places: Buffer }>`
    select b.id as "batchId", p.places
    from (
      select id from text_batches
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
      order by right(id::text, 12) limit ${batches}
    ) b
    join text_batch_pieces p on p.workspace_id = ${ctx.workspace.id} and p.batch_id = b.id
      and ${
        'all' in pieces
          ? sql`p.piece = any(${[...pieces.all]}::text[])`
          : sql`p.piece >= ${pieces.from} and p.piece < ${pieces.before}`
      }`.execute(db);
  return [...Map.groupBy(rows, ({ batchId }) => batchId)].flatMap(([batchId, own]) =>
    placesOf(
      own.map(({ places }) => places),
      pieces,
    ).map((place) => ({ batchId, place })),
  );
}

function placesOf(sets: readonly Buffer[], pieces: PiecesToHave): number[] {
  if (!('all' in pieces)) return inAny(sets);
  return sets.length < pieces.all.length ? [] : inAll(sets);
}
