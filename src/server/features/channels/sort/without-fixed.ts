import { pick } from '#engines/clustering/index.ts';
import type { OpenAssign } from './assign-apart.ts';
import { placesOf, type KnownTheme } from './known-themes.ts';
import type { Sample } from './sample-points.ts';

/** What belongs to a theme that stays is no part of the new groups. */
export async function withoutFixed(
  sample: Sample,
  fixed: readonly KnownTheme[],
  { openAssign, cut }: { openAssign: OpenAssign; cut: number },
): Promise<Sample> {
  if (fixed.length === 0 || sample.ids.length === 0) return sample;
  const apart = openAssign(placesOf(fixed).centroids, cut);
  const { labels } = await apart.assign(sample.vectors).finally(() => apart.close());
  const rows = [...labels.entries()].flatMap(([row, label]) => (label < 0 ? [row] : []));
  return {
    ids: rows.map((row) => sample.ids[row] ?? ''),
    texts: rows.map((row) => sample.texts[row] ?? ''),
    themeIds: rows.map((row) => sample.themeIds[row] ?? null),
    vectors: pick(sample.vectors, rows),
  };
}
