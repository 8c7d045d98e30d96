import { isEarlySignal } from '#domain/channels/theme-rules.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { readPeriod } from './read-days.ts';
import { countPeople, countPeopleOfThemes } from './read-people.ts';
import { lineageLoader, partsLoader } from './lineage-loader.ts';
import { listDismissedThemes } from './list-dismissed-themes.ts';
import { listRuns } from './list-runs.ts';
import { themeLoader } from './loaders.ts';
import { proposalLoader, themeFactsLoader } from './theme-facts-loaders.ts';
import type { ChannelsResolvers } from './channels.gen.ts';

const reasons = wireEnum({
  FIRST: 'first',
  GROWN: 'grown',
  OUTLIERS: 'outliers',
  ASKED: 'asked',
  MODEL: 'model',
  WEEK: 'week',
  DRIFT: 'drift',
  GATHERED: 'gathered',
});
const kinds = wireEnum({ SPLIT: 'split', MERGE: 'merge' });
const proposalReasons = wireEnum({ DRIFT: 'drift', LABEL: 'label' });

type Parts = Required<ChannelsResolvers>;

/** How themes were found, and what became of each. */
export const historyResolvers = {
  Channel: {
    runs: ({ id }, _args, ctx) => {
      limitUses(ctx, 'lists of runs', 5);
      return listRuns(ctx, id);
    },
    dismissedThemes: ({ id: channelId }, { themeId }, ctx) => {
      limitUses(ctx, 'lists of dismissed themes', 5);
      return listDismissedThemes(ctx, { channelId, themeId: themeId == null ? null : readId(themeId) });
    },
    people: ({ id: channelId }, { from, to, topicId }, ctx) => {
      limitUses(ctx, 'counts of people', 20);
      const scope = { channelId, topicId: topicId == null ? null : readId(topicId) };
      return countPeopleOfThemes(ctx, scope, readPeriod(from, to));
    },
  },
  ChannelTheme: {
    earlySignal: async ({ id }, _args, ctx) => {
      const facts = await themeFactsLoader(ctx).load(id);
      return facts !== null && isEarlySignal(facts, ctx.now());
    },
    peopleCount: (theme, period, ctx) => {
      limitUses(ctx, 'counts of people', 20);
      return countPeople(ctx, theme, period);
    },
    comesFrom: ({ id }, _args, ctx) => lineageLoader(ctx).load(id),
    parts: async ({ id }, _args, ctx) => {
      const found = await themeLoader(ctx).loadMany(await partsLoader(ctx).load(id));
      const parts = found.flatMap((one) =>
        one === null || one instanceof Error || one.id === id ? [] : [one],
      );
      return [...new Map(parts.map((theme) => [theme.id, theme])).values()];
    },
    titleProposal: ({ id }, _args, ctx) => proposalLoader(ctx).load(id),
  },
  DismissedTheme: { dismissedBy: ({ dismissedBy }, _args, ctx) => memberLoader(ctx).load(dismissedBy) },
  ThemeDescent: { kind: ({ kind }) => kinds.write(kind) },
  TitleProposal: { why: ({ why }) => proposalReasons.write(why) },
  ClusterRun: { why: ({ why }) => reasons.write(why) },
} satisfies {
  readonly Channel: Pick<Parts['Channel'], 'dismissedThemes' | 'people' | 'runs'>;
  readonly ChannelTheme: Pick<
    Parts['ChannelTheme'],
    'earlySignal' | 'peopleCount' | 'comesFrom' | 'parts' | 'titleProposal'
  >;
  readonly DismissedTheme: Pick<Parts['DismissedTheme'], 'dismissedBy'>;
  readonly ThemeDescent: Parts['ThemeDescent'];
  readonly TitleProposal: Parts['TitleProposal'];
  readonly ClusterRun: Parts['ClusterRun'];
};
