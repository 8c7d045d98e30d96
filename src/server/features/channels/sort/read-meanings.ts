import { sql } from 'kysely';
import type { Sentiment } from '#domain/channels/sentiment.ts';
import { assign, toPoints } from '#engines/clustering/index.ts';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import { hidePatterns } from '#engines/personal-data/index.ts';
import { readHiddenKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import { quantise, readVector } from '#engines/vectors/quantise.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { SentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { readAhead } from '#server/platform/jobs/read-ahead.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';
import type { Places } from './known-themes.ts';

/** Enough for every thread of the model, and little enough that others wait no tenth of a second for a page. */
const pageSize = 512;
/** A turn reads no more: then others have theirs, and what was read is sorted. */
const mostPerTurn = 20_000;

export type Reading = {
  readonly channelId: string;
  readonly embedder: Embedder;
  readonly sentiment: SentimentReader;
  readonly places: Places;
  readonly cut: number;
  readonly signal: AbortSignal;
  readonly onPage: (read: number) => Promise<void>;
};

/**
 * Gives new data points their vectors and sentiments and puts them into the nearest known theme with the same write, in pages: a stop
 * in the middle loses one page of work and no point.
 */
export async function readMeanings(ctx: Ctx, reading: Reading): Promise<void> {
  let read = 0;
  for await (const page of readAhead(pagesOf(ctx, reading))) {
    const vectors = await page.vectors;
    await writePage(ctx, reading, {
      rows: page.rows,
      vectors,
      sentiments: soundsOf(page.rows, vectors, reading),
    });
    read += page.rows.length;
    await reading.onPage(read);
  }
}

type Unread = {
  readonly id: string;
  readonly text: string;
  readonly language: string | null;
  readonly vector: Buffer | null;
};
type Page = {
  readonly rows: readonly Unread[];
  /** Begun and not waited for, so that the model has the next page when it is through with this one. */
  readonly vectors: Promise<readonly Float32Array[]>;
};
type ReadPage = {
  readonly rows: readonly Unread[];
  readonly vectors: readonly Float32Array[];
  readonly sentiments: readonly Sentiment[];
};

function soundsOf(
  rows: readonly Unread[],
  vectors: readonly Float32Array[],
  { embedder, sentiment }: Reading,
): Sentiment[] {
  return rows.map((row, at) =>
    sentiment.read({ ...row, vector: vectors[at] ?? new Float32Array() }, embedder.model),
  );
}

async function* pagesOf(ctx: Ctx, { channelId, embedder, signal }: Reading): AsyncGenerator<Page> {
  const hidden = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readHiddenKinds(db, ctx.workspace.id),
  );
  let after = '00000000-0000-0000-0000-000000000000';
  for (let read = 0; read < mostPerTurn;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const rows = await readPage(ctx, channelId, after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const vectors = vectorsOf(rows, embedder, hidden);
    // A sorting that was cancelled waits for it no more, and what nobody waits for must not end the process.
    vectors.catch(() => {});
    yield { rows, vectors };
    read += rows.length;
  }
}

function readPage(ctx: Ctx, channelId: string, after: string): Promise<Unread[]> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('data_points')
      .select(['id', 'text', 'language', 'vector'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where((row) => row.or([row('sentiment', 'is', null), row('vector', 'is', null)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
}

/**
 * What an earlier version read has its vector and lacks only how it sounds. Numbers and addresses of people are hidden
 * first: the model may be a service.
 */
async function vectorsOf(
  rows: readonly Unread[],
  embedder: Embedder,
  hidden: ReadonlySet<PersonalKind>,
): Promise<Float32Array[]> {
  const texts = rows.flatMap(({ text, vector }) => (vector ? [] : [hidePatterns(text, hidden)]));
  const read = texts.length === 0 ? [] : await embedder.embed(texts);
  const fresh = read.values();
  return rows.map(({ vector }) => (vector ? readVector(vector) : (fresh.next().value ?? new Float32Array())));
}

/** Without themes to compare with, the score stays open: the first sorting places everything. */
async function writePage(
  ctx: Ctx,
  { channelId, places, cut }: Reading,
  { rows, vectors, sentiments }: ReadPage,
): Promise<void> {
  const { labels, scores } = await assign(toPoints(vectors, vectors[0]?.length ?? 0), places.centroids, {
    cut,
  });
  const hasThemes = places.themeIds.length > 0;
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    await sql`
      update data_points p set vector = decode(v.bytes, 'hex'), sentiment = v.sentiment,
        theme_score = case when p.placed_by = 'engine' and p.waiting then v.score else p.theme_score end,
        theme_id = case when p.placed_by = 'engine' and p.waiting then t.id else p.theme_id end
      from unnest(
          ${rows.map(({ id }) => id)}::uuid[],
          ${vectors.map((vector) => Buffer.from(quantise(vector)).toString('hex'))}::text[],
          ${[...sentiments]}::text[],
          ${Array.from(labels, (label) => places.themeIds[label] ?? null)}::uuid[],
          ${Array.from(scores, (score) => (hasThemes ? score : null))}::real[]
        ) as v (id, bytes, sentiment, theme_id, score)
      left join themes t on t.workspace_id = ${tx.workspace.id} and t.id = v.theme_id and t.state = 'active'
      where p.workspace_id = ${tx.workspace.id} and p.id = v.id`.execute(tx.db);
  });
}
