import { sql } from 'kysely';
import { cosine, pointAt } from '#engines/clustering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { DataPointRow } from './data-point.ts';
import { centroidFromBytes, readVectors } from './sort/vector-bytes.ts';
import './tables.ts';

/** Of a data point in no theme: the one it is most like, though not enough to be in it. */
export async function findNearestTheme(
  ctx: Ctx,
  { id, channelId, themeId }: DataPointRow,
): Promise<string | null> {
  if (themeId !== null) return null;
  const db = await ctx.reads.db();
  const own = await db
    .selectFrom('data_points')
    .select('vector')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .where('excluded_at', 'is', null)
    .executeTakeFirst();
  if (!own?.vector) return null;
  const point = pointAt(readVectors([own.vector]), 0);
  const themes = await db
    .selectFrom('themes')
    .select(['id', 'centroid'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('state', '=', 'active')
    .where(sql<boolean>`length(centroid) > 0`)
    .execute();
  const near = themes
    .map((theme) => ({ id: theme.id, centroid: centroidFromBytes(theme.centroid) }))
    // Of another model's making until the channel is read again.
    .filter(({ centroid }) => centroid.length === point.length)
    .map((theme) => ({ id: theme.id, likeness: cosine(point, theme.centroid) }));
  const [nearest] = near.toSorted((one, other) => other.likeness - one.likeness);
  return nearest?.id ?? null;
}
