import { sql } from 'kysely';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { quantise } from '#engines/vectors/quantise.ts';
import '../tables.ts';

const pageSize = 128;

/** Gives every new data point its vector, in pages: a stop in the middle loses one page of work and no point. */
export async function readMeanings(
  ctx: Ctx,
  channelId: string,
  embedder: Embedder,
  { signal, onPage }: { signal: AbortSignal; onPage: (read: number) => Promise<void> },
): Promise<number> {
  for (let read = 0; ;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const rows = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
      db
        .selectFrom('data_points')
        .select(['id', 'text'])
        .where('workspace_id', '=', ctx.workspace.id)
        .where('channel_id', '=', channelId)
        .where('vector', 'is', null)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    if (rows.length === 0) return read;
    const vectors = await embedder.embed(rows.map(({ text }) => text));
    const bytes = vectors.map((vector) => Buffer.from(quantise(vector)).toString('hex'));
    await inTransaction(ctx, (tx) =>
      sql`
        update data_points p set vector = decode(v.bytes, 'hex')
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${bytes}::text[]) as v (id, bytes)
        where p.workspace_id = ${tx.workspace.id} and p.id = v.id`.execute(tx.db),
    );
    read += rows.length;
    await onPage(read);
  }
}
