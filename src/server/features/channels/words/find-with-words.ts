import { sql, type RawBuilder } from 'kysely';
import { inAll, inAny } from '#engines/search/place-sets.ts';
import { piecesToHave, type PiecesToHave } from '#engines/search/text-pieces.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { idsInPart } from './index-texts.ts';
import '../tables.ts';

type Asked = { readonly channelId: string; readonly words: string; readonly most: number };
type Place = { readonly batchId: string; readonly place: number };

/**
 * Ids of the data points of a channel that may have these words, as a query: all that have them and few others. Null where
 * there are more than `most`, or where nothing is indexed.
 */
export async function findWithWords(
  ctx: Ctx,
  db: Db,
  { channelId, words, most }: Asked,
): Promise<RawBuilder<unknown> | null> {
  const { rows } = await sql<{ isIndexed: boolean; waiting: number }>`
    select exists (select from text_batches b where b.workspace_id = ${ctx.workspace.id}
        and b.channel_id = ${channelId}) as "isIndexed",
      (select count(*)::int from (select from unindexed_texts u where u.workspace_id = ${ctx.workspace.id}
        and u.channel_id = ${channelId} limit ${sql.lit(most + 1)}) waiting) as waiting`.execute(db);
  const [{ isIndexed, waiting } = { isIndexed: false, waiting: 0 }] = rows;
  if (!isIndexed || waiting > most) return null;
  const places = await findPlaces(ctx, db, channelId, piecesToHave(words));
  if (places.length + waiting > most) return null;
  return sql`
    select b.point_ids[f.place % ${sql.lit(idsInPart)} + 1]
    from unnest(${places.map(({ batchId }) => batchId)}::uuid[], ${places.map(({ place }) => place)}::int[])
      as f (batch_id, place)
    join text_batch_points b on b.workspace_id = ${ctx.workspace.id} and b.batch_id = f.batch_id
      and b.part = f.place / ${sql.lit(idsInPart)}
    union all
    select u.point_id from unindexed_texts u
    where u.workspace_id = ${ctx.workspace.id} and u.channel_id = ${channelId}`;
}

async function findPlaces(ctx: Ctx, db: Db, channelId: string, pieces: PiecesToHave): Promise<Place[]> {
  const { rows } = await sql<{ batchId: string; places: Buffer }>`
    select b.id as "batchId", p.places
    from text_batches b join text_batch_pieces p on p.workspace_id = b.workspace_id and p.batch_id = b.id
    where b.workspace_id = ${ctx.workspace.id} and b.channel_id = ${channelId}
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
