import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import {
  inOrder,
  isBehind,
  sortValue,
  type Sort,
  type SortKey,
} from '#server/platform/graphql/sorted-page.ts';
import '../tables.ts';
import type { AssignApart, OpenAssign } from './assign-apart.ts';
import { lockChannel } from './claim-channel.ts';
import type { Places } from './known-themes.ts';
import { readVectors } from './vector-bytes.ts';

const pageSize = 2000;

export type Placing = {
  readonly channelId: string;
  readonly openAssign: OpenAssign;
  readonly cut: number;
  readonly signal: AbortSignal;
  /** Only what was read and never placed; else everything that no person placed. */
  readonly onlyNew: boolean;
};

/** Puts points into the nearest theme, page by page; what a person placed stays where it is. */
export async function placePoints(ctx: Ctx, places: Places, placing: Placing): Promise<void> {
  let apart: AssignApart | undefined;
  try {
    for (let after: SortKey | null = null; ;) {
      placing.signal.throwIfAborted();
      await ctx.database.giveWay();
      const rows = await readPage(ctx, placing, after);
      const last = rows.at(-1);
      if (!last) return;
      after = last;
      apart ??= placing.openAssign(places.centroids, placing.cut);
      const { labels, scores } = await apart.assign(readVectors(rows.flatMap(({ vector }) => vector ?? [])));
      await writePlaces(ctx, placing.channelId, {
        ids: rows.map(({ id }) => id),
        themeIds: Array.from(labels, (label) => (label < 0 ? null : (places.themeIds[label] ?? null))),
        scores: Array.from(scores),
      });
    }
  } finally {
    apart?.close();
  }
}

/** In an order that has an index of the channel's own: by id alone every other channel would be walked through. */
const newestFirst: Sort = { kind: 'time', column: 'data_points.said_at', id: 'data_points.id' };

function readPage(ctx: Ctx, { channelId, onlyNew }: Placing, after: SortKey | null) {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('data_points')
      .select(['id', 'vector', sortValue(newestFirst).as('value')])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('placed_by', '=', 'engine')
      .where('vector', 'is not', null)
      .where(isBehind(newestFirst, after))
      .$if(onlyNew, (query) => query.where('waiting', '=', true))
      .orderBy(inOrder(newestFirst))
      .limit(pageSize)
      .execute(),
  );
}

export type PlacedPage = {
  readonly ids: readonly string[];
  readonly themeIds: readonly (string | null)[];
  readonly scores: readonly number[];
};

/** A likeness that changed by less shows no difference, and writing every row again would take minutes. */
const seen = 0.02;

async function writePlaces(ctx: Ctx, channelId: string, page: PlacedPage): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    await sql`
      update data_points p set theme_id = n.theme_id, theme_score = n.score
      from unnest(${[...page.ids]}::uuid[], ${[...page.themeIds]}::uuid[], ${[...page.scores]}::real[])
        as n (id, theme_id, score)
      where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.placed_by = 'engine'
        and (p.theme_id is distinct from n.theme_id or p.theme_score is null or abs(p.theme_score - n.score) > ${seen})
        and (n.theme_id is null or exists (select 1 from themes t
          where t.workspace_id = p.workspace_id and t.id = n.theme_id and t.state = 'active'))`.execute(
      tx.db,
    );
  });
}
