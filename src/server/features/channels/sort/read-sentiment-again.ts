import { sql } from 'kysely';
import { readVector } from '#engines/vectors/quantise.ts';
import type { SentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';

const pageSize = 2000;

export type ReadingSentiment = {
  readonly channelId: string;
  readonly sentiment: SentimentReader;
  readonly signal: AbortSignal;
  readonly onPage: (read: number) => Promise<void>;
};

type Known = {
  readonly id: string;
  /** As text: a cursor that lost its microseconds would read a point twice or leave one out. */
  readonly saidAt: string;
  readonly text: string;
  readonly language: string | null;
  readonly sentiment: string;
  readonly vector: Buffer;
};

/**
 * What another reading said of a channel is read again from the vectors that are there; only what changed is written. A
 * stop begins again, and finds less to write.
 */
export async function readSentimentAgain(ctx: Ctx, reading: ReadingSentiment): Promise<void> {
  const { channelId, sentiment, signal, onPage } = reading;
  const channel = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('channels')
      .select(['sentiment_reader as reader', 'model'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', channelId)
      .executeTakeFirst(),
  );
  if (!channel || channel.reader === sentiment.version) return;
  let after: Known | undefined;
  for (let read = 0; ;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const page = await readPage(ctx, channelId, after);
    const changed = page.flatMap((point) => {
      const now = sentiment.read({ ...point, vector: readVector(point.vector) }, channel.model);
      return now === point.sentiment ? [] : [{ id: point.id, sentiment: now }];
    });
    after = page.at(-1);
    await inTransaction(ctx, async (tx) => {
      await lockChannel(tx, channelId);
      if (changed.length > 0) await write(tx, changed);
      if (!after)
        await sql`update channels set sentiment_reader = ${sentiment.version}
          where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db);
    });
    if (!after) return;
    read += page.length;
    await onPage(read);
  }
}

function readPage(ctx: Ctx, channelId: string, after: Known | undefined): Promise<Known[]> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const { rows } = await sql<Known>`
      select id, said_at::text as "saidAt", text, language, sentiment, vector from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
        and sentiment is not null and vector is not null
        and (${after === undefined} or (said_at, id)
          < (${after?.saidAt ?? 'now'}::timestamptz, ${after?.id ?? channelId}::uuid))
      order by said_at desc, id desc limit ${pageSize}`.execute(db);
    return rows;
  });
}

/** Unless it was read meanwhile, by another model for instance. */
async function write(
  tx: TxCtx,
  changed: readonly { readonly id: string; readonly sentiment: string }[],
): Promise<void> {
  await sql`
    update data_points p set sentiment = n.sentiment
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map((one) => one.sentiment)}::text[])
      as n (id, sentiment)
    where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.vector is not null`.execute(tx.db);
}
