import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { mostCounted } from '#domain/channels/point-filter.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { folderLoader } from '#server/features/folders/index.ts';
import { decisions, states } from '#server/features/personal-data/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { addDataPoints, type Adding } from './add-data-points.ts';
import type { Channel } from './channel.ts';
import { columnsLoader, columnValuesLoader } from './columns/columns-loader.ts';
import { findColumnValues } from './columns/has-property.ts';
import { createChannel } from './create-channel.ts';
import { createTopic } from './create-topic.ts';
import { dataPointResolvers, sentimentNames } from './data-point-resolvers.ts';
import { deleteTopic } from './delete-topic.ts';
import { dismissTheme } from './dismiss-theme.ts';
import { deleteDataPoints } from './delete-data-points.ts';
import { excludeDataPoints, includeDataPoints } from './exclude-data-points.ts';
import { dismissTitleProposal } from './dismiss-title-proposal.ts';
import type { SortChannelJob } from './sorting-queue.ts';
import { listThemes } from './list-themes.ts';
import { listTopics } from './list-topics.ts';
import {
  channelCountsLoader,
  channelLoader,
  dataPointLoader,
  languagesLoader,
  themeLoader,
  topicCountsLoader,
  topicLoader,
} from './loaders.ts';
import { mergeThemes } from './merge-themes.ts';
import { moveChannel } from './move-channel.ts';
import { moveDataPoints } from './move-data-points.ts';
import { moveThemes } from './move-themes.ts';
import { readChannelChart } from './chart/read-channel-chart.ts';
import { findSegment } from './chart/segment.ts';
import { countDataPoints } from './count-data-points.ts';
import { listDataPoints } from './list-data-points.ts';
import { changeMatchingPoints } from './matching/change-matching-points.ts';
import { readMatching, readPointChange, requireOnePlace, sources } from './matching/read-matching.ts';
import { channelSorts, listChannels } from './queries.ts';
import { readPeriod, readThemeDays } from './read-days.ts';
import { readOverview } from './read-overview.ts';
import { listPointWords } from './personal-data/list-point-words.ts';
import { purgePointWords, reviewPointWords } from './personal-data/review-point-words.ts';
import { dismissTopicProposal, listTopicProposals, restoreTopicProposal } from './propose/topic-proposal.ts';
import { previewSorting } from './preview-sorting.ts';
import { requestSorting } from './request-sorting.ts';
import { originLoader } from './send/origin-loader.ts';
import { sendToProject } from './send/send-to-project.ts';
import { restoreChannel } from './restore-channel.ts';
import { findSortingState } from './sorting-state.ts';
import { findThemeChange } from './find-theme-change.ts';
import { historyResolvers } from './history-resolvers.ts';
import { getTheme, insightResolvers } from './insight-resolvers.ts';
import { splitTheme } from './split-theme.ts';
import type { ThemeEdit } from './theme-edit.ts';
import type { ChannelEdit } from './theme-edit-wire.ts';
import type { TopicEdit } from './topic-edit.ts';
import { trashChannel } from './trash-channel.ts';
import { undoThemeChange } from './undo-theme-change.ts';
import { updateChannel } from './update-channel.ts';
import { updateTheme } from './update-theme.ts';
import { updateTopic } from './update-topic.ts';
import { wrapResolvers } from './wraps/wrap-resolvers.ts';
import type { ChannelsResolvers } from './channels.gen.ts';

type Services = Adding & {
  boss: JobBoss;
  job: SortChannelJob;
  engine: ClusterEngine | undefined;
};

const changeNames = wireEnum({
  NEW: 'new',
  GONE: 'gone',
  GROWING: 'growing',
  SHRINKING: 'shrinking',
  SAME: 'same',
});
const sentAs = wireEnum({ NOTE: 'note', HIGHLIGHT: 'highlight' });

const { Channel: ofChannel, ChannelTheme: ofTheme, ...rest } = historyResolvers;

export function channelsSchema({ boss, job, engine, ...adding }: Services): SchemaPart<ChannelsResolvers> {
  return {
    sdl: new URL('./channels.graphql', import.meta.url),
    resolvers: {
      Query: {
        channels: (_root, args, ctx) =>
          listChannels(ctx, {
            ...args,
            sort: channelSorts[args.sort ?? 'TITLE'],
            folderId: args.folderId == null ? null : readId(args.folderId),
          }),
        channel: (_root, { id }, ctx) => channelLoader(ctx).load(readId(id)),
        theme: (_root, { id }, ctx) => themeLoader(ctx).load(readId(id)),
        ...wrapResolvers.Query,
        topic: (_root, { id }, ctx) => topicLoader(ctx).load(readId(id)),
        dataPoint: (_root, { id }, ctx) => dataPointLoader(ctx).load(readId(id)),
        channelPersonalData: (_root, { channelId, state, ...args }, ctx) =>
          listPointWords(ctx, adding.box, {
            ...args,
            channelId: readId(channelId),
            state: states.read(state),
          }),
        sortingPreview: (_root, { channelId, sensitivity, wantedThemeCount }, ctx) => {
          limitUses(ctx, 'previews', 1);
          return previewSorting(ctx, engine, {
            channelId: readId(channelId),
            sensitivity,
            wantedThemeCount: wantedThemeCount ?? null,
          });
        },
      },
      Mutation: {
        reviewChannelPersonalData: async (_root, { channelId, ids, decision }, ctx) => {
          const known = readIds(ids);
          await reviewPointWords(ctx, adding.box, {
            channelId: readId(channelId),
            ids: known,
            decision: decisions.read(decision),
          });
          return known;
        },
        purgeChannelPersonalData: (_root, { channelId }, ctx) =>
          purgePointWords(ctx, adding.box, readId(channelId)),
        createChannel: (_root, { input }, ctx) =>
          createChannel(ctx, { ...input, folderId: input.folderId == null ? null : readId(input.folderId) }),
        updateChannel: (_root, { input: { id, ...draft } }, ctx) => updateChannel(ctx, readId(id), draft),
        moveChannel: async (_root, { id, folderId }, ctx) => {
          await moveChannel(ctx, readId(id), folderId == null ? null : readId(folderId));
          return getVisible(ctx, readId(id));
        },
        trashChannel: (_root, { id }, ctx) => trashChannel(ctx, readId(id)),
        restoreChannel: (_root, { id }, ctx) => restoreChannel(ctx, readId(id)),
        addDataPoints: (_root, { input }, ctx) =>
          addDataPoints(
            ctx,
            {
              channelId: readId(input.channelId),
              source: sources[input.source],
              points: input.points,
            },
            adding,
          ),
        sortChannel: async (_root, { id }, ctx) => {
          await requestSorting(ctx, readId(id), { boss, job });
          return getVisible(ctx, readId(id));
        },
        updateTheme: async (_root, { input }, ctx) =>
          toEdit(await updateTheme(ctx, { ...input, id: readId(input.id) })),
        mergeThemes: async (_root, { intoId, ids }, ctx) =>
          toEdit(await mergeThemes(ctx, { intoId: readId(intoId), ids: ids.map(readId) }, { boss, job })),
        splitTheme: async (_root, { id }, ctx) =>
          toEdit(await splitTheme(ctx, readId(id), engine, { boss, job })),
        dismissTitleProposal: (_root, { themeId }, ctx) => dismissTitleProposal(ctx, readId(themeId)),
        dismissTheme: async (_root, { id }, ctx) => {
          const { changeId, theme } = await dismissTheme(ctx, readId(id), { boss, job });
          return { changeId, themeId: null, topicId: null, channelId: theme.channelId };
        },
        moveDataPoints: async (_root, { input }, ctx) => {
          const themeId = input.themeId == null ? null : readId(input.themeId);
          const channelId = readId(input.channelId);
          return {
            changeId: await moveDataPoints(ctx, { channelId, ids: input.ids.map(readId), themeId }),
            themeId,
            topicId: null,
            channelId,
          };
        },
        excludeDataPoints: async (_root, args, ctx) => {
          const channelId = readId(args.channelId);
          return pointsEdit(channelId, await excludeDataPoints(ctx, { channelId, ids: readIds(args.ids) }));
        },
        includeDataPoints: async (_root, args, ctx) => {
          const channelId = readId(args.channelId);
          const chosen = { channelId, ids: readIds(args.ids) };
          return pointsEdit(channelId, await includeDataPoints(ctx, chosen, { boss, job }));
        },
        deleteDataPoints: async (_root, { channelId, ids }, ctx) => {
          const known = readIds(ids);
          await deleteDataPoints(ctx, adding.box, { channelId: readId(channelId), ids: known });
          return known;
        },
        changeMatchingDataPoints: (_root, { input }, ctx) =>
          changeMatchingPoints(
            ctx,
            {
              channelId: readId(input.channelId),
              matching: readMatching(input.matching),
              change: readPointChange(input),
            },
            { boss, job, box: adding.box },
          ),
        sendToProject: (_root, { input: { channelId, projectId, ids, as, tagIds } }, ctx) =>
          sendToProject(ctx, {
            channelId: readId(channelId),
            projectId: readId(projectId),
            ids: readIds(ids),
            as: sentAs.read(as),
            tagIds: tagIds?.length ? readIds(tagIds) : [],
          }),
        createTopic: async (_root, { input: { channelId, themeIds, proposalId, ...draft } }, ctx) =>
          toTopicEdit(
            await createTopic(ctx, {
              ...draft,
              channelId: readId(channelId),
              themeIds: themeIds?.length ? readIds(themeIds) : [],
              proposalId: proposalId == null ? null : readId(proposalId),
            }),
          ),
        dismissTopicProposal: async (_root, { id }, ctx) =>
          getVisible(ctx, await dismissTopicProposal(ctx, readId(id))),
        restoreTopicProposal: async (_root, { id }, ctx) =>
          getVisible(ctx, await restoreTopicProposal(ctx, readId(id))),
        updateTopic: async (_root, { input: { id, ...draft } }, ctx) =>
          toTopicEdit(await updateTopic(ctx, { ...draft, id: readId(id) })),
        deleteTopic: async (_root, { id }, ctx) => toTopicEdit(await deleteTopic(ctx, readId(id))),
        moveThemes: async (_root, { input: { channelId, ids, topicId } }, ctx) =>
          toTopicEdit(
            await moveThemes(ctx, {
              channelId: readId(channelId),
              ids: readIds(ids),
              topicId: topicId == null ? null : readId(topicId),
            }),
          ),
        ...wrapResolvers.Mutation,
        ...insightResolvers.Mutation,
        undoThemeChange: async (_root, { changeId }, ctx) =>
          getVisible(ctx, await undoThemeChange(ctx, readId(changeId), { boss, job })),
      },
      Channel: {
        ...ofChannel,
        folder: ({ folderId }, _args, ctx) => (folderId === null ? null : folderLoader(ctx).load(folderId)),
        dataPointCount: async ({ id }, _args, ctx) => (await channelCountsLoader(ctx).load(id)).points,
        themeCount: async ({ id }, _args, ctx) => (await channelCountsLoader(ctx).load(id)).themes,
        themes: ({ id }, { outsideTopicId, ...args }, ctx) => {
          limitUses(ctx, 'lists of themes', 10);
          const outside = outsideTopicId == null ? null : readId(outsideTopicId);
          return listThemes(ctx, { ...args, channelId: id, outsideTopicId: outside });
        },
        ...wrapResolvers.Channel,
        topicProposals: ({ id }, _args, ctx) => {
          limitUses(ctx, 'lists of topics', 10);
          return listTopicProposals(ctx, id);
        },
        topics: ({ id }, args, ctx) => {
          limitUses(ctx, 'lists of topics', 10);
          return listTopics(ctx, { ...args, channelId: id });
        },
        dataPoints: async (
          { id },
          { themeId, topicId, outliers, sentiment, source, segment, properties, ...args },
          ctx,
        ) => {
          limitUses(ctx, 'lists of data points', 10);
          requireOnePlace({ themeId, topicId, outliers, properties });
          return listDataPoints(ctx, {
            ...args,
            channelId: id,
            topicId: topicId == null ? null : readId(topicId),
            sentiment: sentiment == null ? null : sentimentNames.read(sentiment),
            source: source == null ? null : sources[source],
            segment: segment == null ? null : await findSegment(ctx, id, segment),
            properties: properties?.length ? await findColumnValues(ctx, id, properties) : [],
            ...(outliers === true ? { themeId: null } : themeId != null && { themeId: readId(themeId) }),
          });
        },
        overview: async ({ id }, { from, to, topicId }, ctx) => {
          limitUses(ctx, 'overviews', 5);
          const scope = {
            workspaceId: ctx.workspace.id,
            channelId: id,
            topicId: topicId == null ? null : readId(topicId),
          };
          return readOverview(await ctx.reads.db(), scope, readPeriod(from, to));
        },
        chart: async ({ id: channelId }, { from, to, fieldId }, ctx) => {
          limitUses(ctx, 'charts', 5);
          return readChannelChart(ctx, {
            channelId,
            period: readPeriod(from, to),
            fieldId: fieldId == null ? null : readId(fieldId),
          });
        },
        columns: async ({ id }, _args, ctx) => [...(await columnsLoader(ctx).load(id))],
        languages: ({ id }, _args, ctx) => languagesLoader(ctx).load(id),
        change: ({ id: channelId }, { id }, ctx) => {
          limitUses(ctx, 'changes of themes', 5);
          return findThemeChange(ctx, { channelId, id: readId(id) });
        },
        sorting: ({ id }, _args, ctx) => {
          limitUses(ctx, 'states of sorting', 20);
          return findSortingState(ctx, id);
        },
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
        viewerLevel: ({ rank }, _args, ctx) => {
          const level = levelOfRank(ctx, rank);
          if (level === null) throw new NotFound();
          return level;
        },
      },
      ...rest,
      ChannelTheme: {
        ...ofTheme,
        channel: ({ channelId }, _args, ctx) => getVisible(ctx, channelId),
        titleProposed: ({ titledBy }) => titledBy === 'engine',
        dataPointCount: ({ pointCount }) => pointCount,
        days: ({ id }, { from, to }, ctx) => {
          limitUses(ctx, 'themes over time', 20);
          return readThemeDays(ctx, id, readPeriod(from, to));
        },
        ...insightResolvers.ChannelTheme,
        quote: ({ quoteId }, _args, ctx) => (quoteId === null ? null : dataPointLoader(ctx).load(quoteId)),
        topic: ({ topicId }, _args, ctx) => (topicId === null ? null : topicLoader(ctx).load(topicId)),
      },
      ChannelTopic: {
        channel: ({ channelId }, _args, ctx) => getVisible(ctx, channelId),
        themeCount: async ({ id }, _args, ctx) => (await topicCountsLoader(ctx).load(id)).themes,
        dataPointCount: async ({ id }, _args, ctx) => (await topicCountsLoader(ctx).load(id)).points,
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      },
      ChannelColumn: { values: ({ id }, _args, ctx) => columnValuesLoader(ctx).load(id) },
      Note: { origin: ({ id }, _args, ctx) => originLoader(ctx).load(id) },
      NoteOrigin: {
        channel: ({ channelId }, _args, ctx) => channelLoader(ctx).load(channelId),
        dataPoint: ({ pointId }, _args, ctx) => dataPointLoader(ctx).load(pointId),
      },
      Insight: insightResolvers.Insight,
      DataPoint: dataPointResolvers,
      PreviewedTheme: {
        change: ({ change }) => changeNames.write(change),
        theme: ({ themeId }, _args, ctx) => (themeId === null ? null : themeLoader(ctx).load(themeId)),
        title: async ({ themeId, title }, _args, ctx) =>
          themeId === null ? title : ((await themeLoader(ctx).load(themeId))?.title ?? title),
        quote: ({ quoteId }, _args, ctx) => (quoteId === null ? null : dataPointLoader(ctx).load(quoteId)),
      },
      DataPointPage: {
        items: async ({ read }) => (await read()).items,
        endCursor: async ({ read }) => (await read()).endCursor,
        totalCount: async ({ filter }, _args, ctx) =>
          (await countDataPoints(ctx, await ctx.reads.db(), filter, null)).count,
        matchCount: async ({ filter }, _args, ctx) =>
          countDataPoints(ctx, await ctx.reads.db(), filter, mostCounted),
      },
      ChangedDataPoints: { channel: ({ channelId }, _args, ctx) => getVisible(ctx, channelId) },
      DataPointNeighbor: { dataPoint: ({ point }) => point },
      WrapBlock: wrapResolvers.WrapBlock,
      KeptWrap: wrapResolvers.KeptWrap,
      TopicProposal: {
        themes: async ({ themeIds }, _args, ctx) => {
          const found = await themeLoader(ctx).loadMany(themeIds);
          return found.flatMap((one) => (one === null || one instanceof Error ? [] : [one]));
        },
      },
      ChannelChartRow: {
        theme: ({ themeId }, _args, ctx) => getTheme(ctx, themeId),
      },
      ThemeCounts: {
        theme: ({ themeId }, _args, ctx) => getTheme(ctx, themeId),
      },
      ThemeEdit: {
        theme: ({ themeId }, _args, ctx) => (themeId === null ? null : themeLoader(ctx).load(themeId)),
        topic: ({ topicId }, _args, ctx) => (topicId === null ? null : topicLoader(ctx).load(topicId)),
        channel: ({ channelId }, _args, ctx) => getVisible(ctx, channelId),
      },
    },
  };
}

async function getVisible(ctx: RequestCtx, id: string): Promise<Channel> {
  const channel = await channelLoader(ctx).load(id);
  if (!channel) throw new NotFound();
  return channel;
}

function toEdit({ changeId, theme }: ThemeEdit): ChannelEdit {
  return { changeId, themeId: theme.id, topicId: theme.topicId, channelId: theme.channelId };
}

function pointsEdit(channelId: string, changeId: string): ChannelEdit {
  return { changeId, themeId: null, topicId: null, channelId };
}

function toTopicEdit(edit: TopicEdit): ChannelEdit {
  return { ...edit, themeId: null };
}
