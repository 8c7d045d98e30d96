import { sql } from 'kysely';
import { assign } from '#engines/clustering/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import type { Places } from './known-themes.ts';
import { readVectors } from './vector-bytes.ts';

const pageSize = 1000;

export type Placing = {
  readonly channelId: string;
  readonly cut: number;
  readonly signal: AbortSignal;
  /** Only what was never placed; else everything that no person placed. */
  readonly onlyNew: boolean;
};

/** Puts points into the nearest theme, page by page; what a person placed stays where it is. */
export async function placePoints(ctx: Ctx, places: Places, placing: Placing): Promise<void> {
  const { channelId, cut, signal, onlyNew } = placing;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const rows = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
      db
        .selectFrom('data_points')
        .select(['id', 'vector'])
        .where('workspace_id', '=', ctx.workspace.id)
        .where('channel_id', '=', channelId)
        .where('placed_by', '=', 'engine')
        .where('vector', 'is not', null)
        .where('id', '>', after)
        .$if(onlyNew, (query) => query.where('theme_score', 'is', null))
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const vectors = readVectors(rows.flatMap(({ vector }) => vector ?? []));
    const { labels, scores } = await assign(vectors, places.centroids, { cut });
    await writePlaces(ctx, {
      ids: rows.map(({ id }) => id),
      themeIds: Array.from(labels, (label) => (label < 0 ? null : (places.themeIds[label] ?? null))),
      scores: Array.from(scores),
    });
  }
}

type PlacedPage = { ids: string[]; themeIds: (string | null)[]; scores: number[] };

async function writePlaces(ctx: Ctx, { ids, themeIds, scores }: PlacedPage): Promise<void> {
  await inTransaction(ctx, (tx) =>
    sql`
      update data_points p set theme_id = n.theme_id, theme_score = n.score
      from unnest(${ids}::uuid[], ${themeIds}::uuid[], ${scores}::real[]) as n (id, theme_id, score)
      where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.placed_by = 'engine'
        and (p.theme_id is distinct from n.theme_id or p.theme_score is distinct from n.score)
        and (n.theme_id is null or exists (select 1 from themes t
          where t.workspace_id = p.workspace_id and t.id = n.theme_id and t.state = 'active'))`.execute(
      tx.db,
    ),
  );
}
