import { personLoader } from '#server/features/people/index.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { turnsLoader } from './conversation/turns-loader.ts';
import { columnsLoader, propertiesOf } from './columns/columns-loader.ts';
import { explainPlacement } from './explain-placement.ts';
import { findNearestTheme } from './find-nearest-theme.ts';
import { themeLoader } from './loaders.ts';
import type { ChannelsResolvers } from './channels.gen.ts';

export const sentimentNames = wireEnum({ POSITIVE: 'positive', NEUTRAL: 'neutral', NEGATIVE: 'negative' });

/** What somebody said, and why it is where it is. */
export const dataPointResolvers: Required<ChannelsResolvers>['DataPoint'] = {
  theme: ({ themeId }, _args, ctx) => (themeId === null ? null : themeLoader(ctx).load(themeId)),
  person: ({ personId }, _args, ctx) => (personId === null ? null : personLoader(ctx).load(personId)),
  likeness: ({ themeScore }) => themeScore,
  sentiment: ({ sentiment }) => sentiment && sentimentNames.write(sentiment),
  excluded: ({ excludedAt }) => excludedAt !== null,
  placedByPerson: ({ placedBy }) => placedBy === 'person',
  turns: async ({ id }, _args, ctx) => [...(await turnsLoader(ctx).load(id))],
  turnCount: async ({ id }, _args, ctx) => (await turnsLoader(ctx).load(id)).length,
  properties: async ({ channelId, properties }, _args, ctx) =>
    propertiesOf(await columnsLoader(ctx).load(channelId), properties),
  nearest: (point, _args, ctx) => {
    limitUses(ctx, 'explanations', 5);
    return explainPlacement(ctx, point);
  },
  nearestTheme: async (point, _args, ctx) => {
    limitUses(ctx, 'explanations', 5);
    const id = await findNearestTheme(ctx, point);
    return id === null ? null : themeLoader(ctx).load(id);
  },
};
