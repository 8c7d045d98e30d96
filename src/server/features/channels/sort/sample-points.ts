import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Points } from '#engines/clustering/index.ts';
import '../tables.ts';
import { readVectors } from './vector-bytes.ts';

export type Sample = {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** The theme each one is in now. */
  readonly themeIds: readonly (string | null)[];
  readonly vectors: Points;
};

export type SampleOptions = {
  readonly channelId: string;
  readonly most: number;
  /** Those in no theme, newest first; else of everything, the same ones each time and from all themes alike. */
  readonly of: 'outliers' | 'all';
};

/** What a sorting looks at: points that no person placed. */
export async function samplePoints(ctx: Ctx, options: SampleOptions): Promise<Sample> {
  const rows = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    // Chosen by their ids alone: with texts and vectors the order of a million would be made on the disk.
    const chosen = await chooseIds(db, ctx.workspace.id, options);
    const found = await db
      .selectFrom('data_points')
      .select(['id', 'text', 'theme_id as themeId', 'vector'])
      .where(isInWorkspace(ctx.workspace.id, 'id', chosen))
      .execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return chosen.flatMap((id) => byId.get(id) ?? []);
  });
  return {
    ids: rows.map(({ id }) => id),
    texts: rows.map(({ text }) => text),
    themeIds: rows.map(({ themeId }) => themeId),
    vectors: readVectors(rows.flatMap(({ vector }) => vector ?? [])),
  };
}

async function chooseIds(
  db: Db,
  workspaceId: string,
  { channelId, most, of }: SampleOptions,
): Promise<string[]> {
  const rows = await db
    .selectFrom('data_points')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('channel_id', '=', channelId)
    .where('placed_by', '=', 'engine')
    .where('vector', 'is not', null)
    .$if(of === 'outliers', (query) =>
      query.where('theme_id', 'is', null).orderBy('said_at', 'desc').orderBy('id', 'desc'),
    )
    .$if(of === 'all', (query) => query.orderBy(sql`uuid_hash(id)`).orderBy('id'))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
