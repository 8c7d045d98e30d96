import type { Ctx } from '#server/platform/context/context.ts';
import {
  inOrder,
  isBehind,
  sortValue,
  type Sort,
  type SortKey,
} from '#server/platform/graphql/sorted-page.ts';
import { readAhead } from '#server/platform/jobs/read-ahead.ts';
import '../tables.ts';
import type { AssignApart, OpenAssign } from './assign-apart.ts';
import type { Places } from './known-themes.ts';
import { packVectors } from './vector-bytes.ts';
import { writePlaces, type NewPlace } from './write-places.ts';

const pageSize = 2000;

export type Placing = {
  readonly channelId: string;
  readonly openAssign: OpenAssign;
  readonly cut: number;
  readonly signal: AbortSignal;
  /** What was read and never placed, or everything, but not what a person placed; or all that is in a theme. */
  readonly of: 'new' | 'all' | { readonly themeId: string };
  readonly onPage: (placed: number) => Promise<void>;
};

/**
 * Puts points into the nearest theme, page by page; what a person placed stays where it is. The next page is read and
 * compared while the last is written, and only what changes is written.
 */
export async function placePoints(ctx: Ctx, places: Places, placing: Placing): Promise<void> {
  let placed = 0;
  for await (const { looked, moved } of readAhead(pagesOf(ctx, places, placing))) {
    if (moved.length > 0)
      await writePlaces(ctx, { channelId: placing.channelId, from: themeOf(placing), places: moved });
    placed += looked;
    await placing.onPage(placed);
  }
}

type Page = { readonly looked: number; readonly moved: readonly NewPlace[] };

async function* pagesOf(ctx: Ctx, places: Places, placing: Placing): AsyncGenerator<Page> {
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
      const { labels, scores } = await apart.assignStored(
        packVectors(rows.flatMap(({ vector }) => vector ?? [])),
      );
      const moved = rows.flatMap((row, at) => {
        const themeId = places.themeIds[labels[at] ?? -1] ?? null;
        const score = scores[at] ?? 0;
        return isSeen(row, themeId, score) ? [{ id: row.id, themeId, score }] : [];
      });
      yield { looked: rows.length, moved };
    }
  } finally {
    apart?.close();
  }
}

/** In an order that has an index of the channel's own: by id alone every other channel would be walked through. */
const newestFirst: Sort = { kind: 'time', column: 'data_points.said_at', id: 'data_points.id' };

type Placed = { readonly themeId: string | null; readonly score: number | null };

function themeOf({ of }: Placing): string | undefined {
  return typeof of === 'object' ? of.themeId : undefined;
}

function readPage(ctx: Ctx, placing: Placing, after: SortKey | null) {
  const { channelId, of } = placing;
  const themeId = themeOf(placing);
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('data_points')
      .select([
        'id',
        'vector',
        'theme_id as themeId',
        'theme_score as score',
        sortValue(newestFirst).as('value'),
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('vector', 'is not', null)
      .where(isBehind(newestFirst, after))
      .$if(of === 'new', (query) => query.where('waiting', '=', true))
      .$if(themeId === undefined, (query) => query.where('placed_by', '=', 'engine'))
      .$if(themeId !== undefined, (query) => query.where('theme_id', '=', themeId ?? null))
      .orderBy(inOrder(newestFirst))
      .limit(pageSize)
      .execute(),
  );
}

/** A likeness that changed by less shows no difference, and writing every row again would take minutes. */
const leastSeen = 0.05;

function isSeen(now: Placed, themeId: string | null, score: number): boolean {
  return now.themeId !== themeId || now.score === null || Math.abs(now.score - score) > leastSeen;
}
