import { sql } from 'kysely';
import { toPoints, type Points } from '#engines/clustering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { centroidFromBytes } from './vector-bytes.ts';

export type KnownTheme = {
  readonly id: string;
  readonly kept: boolean;
  readonly state: 'active' | 'merged' | 'dismissed';
  readonly mergedInto: string | null;
  readonly topicId: string | null;
  readonly centroid: Float32Array;
};

/** All that have a middle, also those that people merged away or dismissed: what is like them has to be known again. */
export async function readKnownThemes(ctx: Ctx, channelId: string): Promise<KnownTheme[]> {
  const rows = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('themes')
      .select(['id', 'kept', 'state', 'merged_into as mergedInto', 'topic_id as topicId', 'centroid'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where(sql<boolean>`length(centroid) > 0`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => ({ ...row, centroid: centroidFromBytes(row.centroid) }));
}

export type Places = {
  readonly centroids: Points;
  /** Where a point nearest to this centroid goes; null where people said that this is no theme. */
  readonly themeIds: readonly (string | null)[];
};

export function placesOf(themes: readonly KnownTheme[]): Places {
  const size = themes[0]?.centroid.length ?? 0;
  const byId = new Map(themes.map((theme) => [theme.id, theme]));
  return {
    centroids: toPoints(
      themes.map(({ centroid }) => centroid),
      size,
    ),
    themeIds: themes.map((theme) => targetOf(theme, byId)),
  };
}

/** Merges can follow merges; a circle can't be made by any command, and would end here all the same. */
function targetOf(theme: KnownTheme, byId: ReadonlyMap<string, KnownTheme>): string | null {
  let target: KnownTheme | undefined = theme;
  for (let step = 0; target?.state === 'merged' && step < byId.size; step += 1)
    target = target.mergedInto === null ? undefined : byId.get(target.mergedInto);
  return target?.state === 'active' ? target.id : null;
}
