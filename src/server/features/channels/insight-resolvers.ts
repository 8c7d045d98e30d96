import { NotFound } from '#domain/errors/hark-error.ts';
import { insightLoader, listEditableInsights } from '#server/features/insights/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { ChannelsResolvers } from './channels.gen.ts';
import { createInsightFromTheme } from './create-insight-from-theme.ts';
import { linkInsight, unlinkInsight } from './link-insight.ts';
import { insightsOfThemeLoader, themeLoader, themesOfInsightLoader } from './loaders.ts';
import type { Theme } from './theme.ts';

type Parts = Required<ChannelsResolvers>;

/** Themes and the insights that follow from them. */
export const insightResolvers = {
  Mutation: {
    createInsightFromTheme: async (_root, { themeId, projectId }, ctx) => {
      const id = await createInsightFromTheme(ctx, {
        themeId: readId(themeId),
        projectId: readId(projectId),
      });
      const insight = await insightLoader(ctx).load(id);
      if (!insight) throw new NotFound();
      return insight;
    },
    linkInsightToTheme: async (_root, link, ctx) => {
      const themeId = readId(link.themeId);
      await linkInsight(ctx, { themeId, insightId: readId(link.insightId) });
      return getTheme(ctx, themeId);
    },
    unlinkInsightFromTheme: async (_root, link, ctx) => {
      const themeId = readId(link.themeId);
      await unlinkInsight(ctx, { themeId, insightId: readId(link.insightId) });
      return getTheme(ctx, themeId);
    },
  },
  ChannelTheme: {
    insights: async ({ id }, _args, ctx) =>
      seen(await insightLoader(ctx).loadMany(await insightsOfThemeLoader(ctx).load(id))),
    linkableInsights: async ({ id }, args, ctx) => {
      limitUses(ctx, 'lists of insights to link', 2);
      const linked = await insightsOfThemeLoader(ctx).load(id);
      return listEditableInsights(ctx, { ...args, except: linked });
    },
  },
  Insight: {
    // Two that were merged since are one.
    themes: async ({ id }, _args, ctx) => {
      const themes = seen(await themeLoader(ctx).loadMany(await themesOfInsightLoader(ctx).load(id)));
      return [...new Map(themes.map((theme) => [theme.id, theme])).values()];
    },
  },
} satisfies {
  readonly Mutation: Pick<
    Parts['Mutation'],
    'createInsightFromTheme' | 'linkInsightToTheme' | 'unlinkInsightFromTheme'
  >;
  readonly ChannelTheme: Pick<Parts['ChannelTheme'], 'insights' | 'linkableInsights'>;
  readonly Insight: Parts['Insight'];
};

export async function getTheme(ctx: RequestCtx, id: string): Promise<Theme> {
  const theme = await themeLoader(ctx).load(id);
  if (!theme) throw new NotFound();
  return theme;
}

/** What the person may see of linked things. */
function seen<T>(found: readonly (T | null | Error)[]): T[] {
  return found.flatMap((one) => (one === null || one instanceof Error ? [] : [one]));
}
