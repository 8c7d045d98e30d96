import { sql } from 'kysely';
import { toPoints } from '#engines/clustering/index.ts';
import { hidePatterns } from '#engines/personal-data/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { readHiddenKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { archiveModel } from './archive-model.ts';
import { lockChannel } from './claim-channel.ts';
import { centroidToBytes } from './vector-bytes.ts';

const pageSize = 5000;
/** Enough to know the middle of a theme by. */
const textsPerTheme = 20;

export type ReadingAgain = {
  readonly channelId: string;
  readonly embedder: Embedder;
  readonly signal: AbortSignal;
  readonly onPage: (forgotten: number) => Promise<void>;
};

/** The model whose vectors a channel has; empty before the first. */
async function readModel(ctx: Ctx, channelId: string): Promise<string> {
  const row = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('channels')
      .select('model')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .executeTakeFirst(),
  );
  return row?.model ?? '';
}

/**
 * Numbers of two models say nothing about each other. Where the model changed, the vectors of the channel are forgotten
 * page by page, and each theme gets a middle by the new one from its most typical texts; only then does the channel
 * count as read by that model. A stop before it begins again, a stop after it only reads on.
 */
export async function readAgainByModel(
  ctx: Ctx,
  { channelId, embedder, signal, onPage }: ReadingAgain,
): Promise<void> {
  const model = await readModel(ctx, channelId);
  if (model === embedder.model) return;
  if (model === '') return markModel(ctx, channelId, embedder.model);
  for (let forgotten = 0; ;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const count = await forgetPage(ctx, channelId);
    if (count === 0) break;
    forgotten += count;
    await onPage(forgotten);
  }
  const texts = await readTypical(ctx, channelId);
  const hidden = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readHiddenKinds(db, ctx.workspace.id),
  );
  const vectors = await embedder.embed(texts.map(({ text }) => hidePatterns(text, hidden)));
  const byTheme = Map.groupBy(
    texts.map(({ themeId }, at) => ({ themeId, vector: vectors[at] })),
    ({ themeId }) => themeId,
  );
  const middles = [...byTheme].map(([id, own]) => ({
    id,
    centroid: middleOf(own.flatMap(({ vector }) => vector ?? [])),
  }));
  signal.throwIfAborted();
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    await sql`
      update themes t set centroid = coalesce(decode(n.centroid, 'hex'), '')
      from themes k left join unnest(
          ${middles.map(({ id }) => id)}::uuid[],
          ${middles.map(({ centroid }) => centroidToBytes(centroid).toString('hex'))}::text[]
        ) as n (id, centroid) on n.id = k.id
      where k.workspace_id = ${tx.workspace.id} and k.channel_id = ${channelId} and length(k.centroid) > 0
        and t.workspace_id = k.workspace_id and t.id = k.id`.execute(tx.db);
    // Themes of an archive are as people left them there: only what is new is looked at.
    await sql`update channels set model = ${embedder.model},
        read_again_since = case when model = ${archiveModel} then null else ${tx.now()}::timestamptz end
      where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db);
  });
}

/** The first model of a channel is known before its first vector. */
async function markModel(ctx: Ctx, channelId: string, model: string): Promise<void> {
  await inTransaction(ctx, (tx) =>
    sql`update channels set model = ${model}
      where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db),
  );
}

/** How a text sounds stays until it is read again: counts by day would fall to nothing meanwhile. */
async function forgetPage(ctx: Ctx, channelId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    const { numAffectedRows = 0n } = await sql`
      update data_points p set vector = null
      from (select id from data_points where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
        and vector is not null limit ${pageSize}) o
      where p.workspace_id = ${tx.workspace.id} and p.id = o.id`.execute(tx.db);
    return Number(numAffectedRows);
  });
}

/** What says best what a theme is about; its title and quote where people took all its points away. */
async function readTypical(ctx: Ctx, channelId: string): Promise<{ themeId: string; text: string }[]> {
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<{ themeId: string; text: string }>`
      with known as (
        select t.workspace_id, t.id, t.title, t.quote_id from themes t
        where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and length(t.centroid) > 0
      ), said as (
        select k.id, p.text from known k cross join lateral (
          select text, theme_score from (select p.text, p.theme_score from data_points p
            where p.workspace_id = k.workspace_id and p.theme_id = k.id
            order by p.said_at desc, p.id desc limit 500) newest
          order by theme_score desc nulls last limit ${textsPerTheme}) p
      )
      select id as "themeId", text from said
      union all
      select k.id, concat_ws('. ', nullif(k.title, ''), q.text) from known k
      left join data_points q on q.workspace_id = k.workspace_id and q.id = k.quote_id
      where not exists (select 1 from said s where s.id = k.id)`.execute(db),
  );
  return rows;
}

function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const { size, values } = toPoints(vectors, vectors[0]?.length ?? 0);
  const middle = new Float32Array(size);
  for (const [at, value] of values.entries()) middle[at % size] = (middle[at % size] ?? 0) + value;
  const length = Math.hypot(...middle) || 1;
  return middle.map((value) => value / length);
}
