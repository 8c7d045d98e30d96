import { cosine, pointAt } from '#engines/clustering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import { readVectors } from './sort/vector-bytes.ts';
import './tables.ts';

const looked = 500;
const shown = 3;

export type Neighbour = { readonly point: DataPointRow; readonly likeness: number };

/** Why a point is in its theme: those in it that say nearly the same. */
export async function explainPlacement(ctx: Ctx, point: DataPointRow): Promise<Neighbour[]> {
  if (point.themeId === null) return [];
  const db = await ctx.reads.db();
  const points = db
    .selectFrom('data_points')
    .select([...dataPointColumns(ctx), 'vector'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('vector', 'is not', null);
  const [own] = await points.where('id', '=', point.id).execute();
  if (!own) return [];
  const others = await points
    .where('theme_id', '=', point.themeId)
    .where('id', '<>', point.id)
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .limit(looked)
    .execute();
  const vectors = readVectors([own, ...others].flatMap(({ vector }) => vector ?? []));
  return others
    .map(({ vector: _vector, ...other }, place) => ({
      point: other,
      likeness: cosine(pointAt(vectors, 0), pointAt(vectors, place + 1)),
    }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, shown);
}
