import { sql } from 'kysely';
import { isSameLabel } from '#domain/channels/theme-labels.ts';
import { topicTitleLimit } from '#domain/channels/topic-draft.ts';
import { alikeEnough, describeArea, fewestToGroup, helpfulGroups } from '#domain/channels/topic-proposals.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { middleOf } from '#engines/answering/index.ts';
import { groupAlike, toPoints } from '#engines/clustering/index.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readVectors } from '../sort/vector-bytes.ts';
import type { OpenTheme } from './read-open-themes.ts';
import '../tables.ts';

/** Enough of a theme to find the words that it shares with others. */
const textsOfTheme = 20;

export type Area = {
  readonly title: string;
  readonly description: string;
  readonly themeIds: readonly string[];
  readonly centroid: Float32Array;
};

type Finding = { readonly embedder: Embedder; readonly taken: readonly string[] };

/** Groups of themes that are like each other, named by what people say in them. */
export async function findAreas(
  ctx: Ctx,
  themes: readonly OpenTheme[],
  { embedder, taken }: Finding,
): Promise<Area[]> {
  if (themes.length < fewestToGroup) return [];
  const points = toPoints(
    themes.map(({ centroid }) => centroid),
    themes[0]?.centroid.length ?? 0,
  );
  const groups = helpfulGroups(groupAlike(points, alikeEnough), themes.length);
  if (groups.length === 0) return [];
  const middles = groups.map((group) => middleOf(group.flatMap((place) => themes[place]?.centroid ?? [])));
  const titles = await nameAreas(ctx, { themes, groups, middles, embedder });
  return groups.flatMap((group, at) => {
    const own = group.flatMap((place) => themes[place] ?? []);
    const title = cutText(titles[at] ?? '', topicTitleLimit.max).trim();
    const centroid = middles[at];
    if (title === '' || !centroid || taken.some((one) => isSameLabel(one, title))) return [];
    const description = describeArea(own.map((theme) => theme.title));
    return [{ title, description, themeIds: own.map(({ id }) => id), centroid }];
  });
}

type Naming = {
  readonly themes: readonly OpenTheme[];
  readonly groups: readonly (readonly number[])[];
  readonly middles: readonly Float32Array[];
  readonly embedder: Embedder;
};

/** By the words that what people say in their themes has in common. */
async function nameAreas(ctx: Ctx, { themes, groups, middles, embedder }: Naming): Promise<string[]> {
  const areaOf = new Map(
    groups.flatMap((group, area) =>
      group.flatMap((place) => (themes[place] ? [[themes[place].id, area]] : [])),
    ),
  );
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<{ id: string; text: string; vector: Buffer; themeId: string }>`
      select p.id, p.text, p.vector, a.id as "themeId" from unnest(${[...areaOf.keys()]}::uuid[]) as a (id)
      cross join lateral (select id, text, vector from data_points
        where workspace_id = ${ctx.workspace.id} and theme_id = a.id and vector is not null
        order by said_at desc, id desc limit ${textsOfTheme}) p`.execute(db),
  );
  const named = await nameGroups(
    {
      ids: rows.map(({ id }) => id),
      texts: rows.map(({ text }) => text),
      vectors: readVectors(rows.map(({ vector }) => vector)),
    },
    {
      labels: Int32Array.from(rows, ({ themeId }) => areaOf.get(themeId) ?? -1),
      scores: new Float32Array(rows.length),
      centroids: toPoints(middles, middles[0]?.length ?? 0),
    },
    embedder,
  );
  return named.map(({ title }) => title);
}
