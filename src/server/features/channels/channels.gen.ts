// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AddDataPointsInput, ChangeMatchingDataPointsInput, ChannelSort, ChartBucket, ClusterRunReason, CreateChannelInput, CreateTopicInput, DataPointSource, Level, MoveDataPointsInput, MoveThemesInput, PersonalDecision, PersonalState, PreviewedChange, PropertyValueInput, SegmentInput, SendToProjectInput, Sentiment, ThemeDescentKind, TitleProposalReason, UpdateChannelInput, UpdateThemeInput, UpdateTopicInput, WrapBlockType } from '#server/platform/graphql/wire.gen.ts';
import type { ChangedMatching as ChangedDataPoints } from '#server/features/channels/matching/change-matching-points.ts';
import type { Channel } from './channel.ts';
import type { ChannelChart } from '#server/features/channels/chart/channel-chart.ts';
import type { ChannelChartRow } from '#server/features/channels/chart/channel-chart.ts';
import type { ChannelColumn } from '#server/features/channels/columns/columns-loader.ts';
import type { CountedDay as ChannelDay } from './read-days.ts';
import type { ChannelOverview } from './read-overview.ts';
import type { ChannelPeople } from './read-people.ts';
import type { Theme as ChannelTheme } from './theme.ts';
import type { Topic as ChannelTopic } from './topic.ts';
import type { ClusterRun } from './list-runs.ts';
import type { DataPointRow as DataPoint } from './data-point.ts';
import type { Neighbour as DataPointNeighbor } from './explain-placement.ts';
import type { DataPointPage } from './list-data-points.ts';
import type { DismissedTheme } from './list-dismissed-themes.ts';
import type { Folder } from '#server/features/folders/folder.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { KeptWrap } from '#server/features/channels/wraps/kept-wrap.ts';
import type { MatchCount } from './count-data-points.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { NoteOrigin } from '#server/features/channels/send/origin-loader.ts';
import type { Person } from '#server/features/people/person.ts';
import type { ShownDatum as PersonalDatum } from '#server/features/personal-data/personal-datum.ts';
import type { PreviewedTheme } from '#server/features/channels/sort/compare-sorting.ts';
import type { SortingPreview } from './preview-sorting.ts';
import type { ThemeCounts } from './read-overview.ts';
import type { ThemeDescent } from './lineage-loader.ts';
import type { ChannelEdit as ThemeEdit } from './theme-edit-wire.ts';
import type { TitleProposal } from './theme-facts-loaders.ts';
import type { TopicProposal } from '#server/features/channels/propose/topic-proposal.ts';
import type { WrapBlock } from './read-wrap.ts';

export type ChannelThemePage = {
  readonly items: readonly ChannelTheme[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ChannelTopicPage = {
  readonly items: readonly ChannelTopic[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ActivityWrap = {
  readonly title: string;
  readonly blocks: readonly WrapBlock[];
};

export type KeptWrapPage = {
  readonly items: readonly KeptWrap[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ThemeChange = {
  readonly id: string;
  readonly undoneAt?: Date | null;
  readonly keptDataPointCount: number;
  readonly keptThemeCount: number;
  readonly keptTopicCount: number;
};

export type ChannelSorting = {
  readonly progress: number;
  readonly doing: string;
};

export type ChannelPage = {
  readonly items: readonly Channel[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

type InsightPage = {
  readonly items: readonly Insight[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type DataPointTurn = {
  readonly text: string;
  readonly saidAt?: Date | null;
  readonly participant?: string | null;
  readonly fromCustomer: boolean;
};

export type DataPointProperty = {
  readonly columnId: string;
  readonly name: string;
  readonly value: string;
};

export type WrapCitation = {
  readonly themeId: string;
  readonly title: string;
  readonly quote?: string | null;
  readonly participant?: string | null;
};

export type WrapTheme = {
  readonly themeId: string;
  readonly title: string;
  readonly previousCount: number;
  readonly currentCount: number;
};

export type ThemePeople = {
  readonly themeId: string;
  readonly count: number;
};

export type ChannelChartColumn = {
  readonly value: string;
  readonly title: string;
  readonly total: number;
};

export type NoteOriginProperty = {
  readonly name: string;
  readonly value: string;
};

type PersonalDatumPage = {
  readonly items: readonly PersonalDatum[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AddedDataPoints = {
  readonly addedCount: number;
  readonly knownCount: number;
  readonly leftOutCount: number;
  readonly refusal?: string | null;
  readonly problems: readonly DataPointProblem[];
};

export type DataPointProblem = {
  readonly index: number;
  readonly message: string;
};

export type SentDataPoints = {
  readonly noteIds: readonly string[];
  readonly knownCount: number;
};

export type ChannelsResolvers = ResolversOf<{
  Channel: FieldResolvers<Channel, {
    id: Resolver<string, Channel>;
    title: Resolver<string, Channel>;
    context: Resolver<string, Channel>;
    sensitivity: Resolver<number, Channel>;
    wantedThemeCount: Resolver<number | null, Channel>;
    folder: Resolver<Folder | null, Channel>;
    dataPointCount: Resolver<number, Channel>;
    themeCount: Resolver<number, Channel>;
    themes: Resolver<ChannelThemePage, Channel, { query?: string | null; outsideTopicId?: string | null; first: number | null; after?: string | null }>;
    topics: Resolver<ChannelTopicPage, Channel, { first: number | null; after?: string | null }>;
    dataPoints: Resolver<DataPointPage, Channel, { themeId?: string | null; topicId?: string | null; outliers: boolean | null; sentiment?: Sentiment | null; source?: DataPointSource | null; segment?: SegmentInput | null; properties?: readonly PropertyValueInput[] | null; language?: string | null; query?: string | null; from?: Date | null; to?: Date | null; excluded: boolean | null; first: number | null; after?: string | null }>;
    overview: Resolver<ChannelOverview, Channel, { from: Date; to: Date; topicId?: string | null }>;
    people: Resolver<ChannelPeople, Channel, { from: Date; to: Date; topicId?: string | null }>;
    chart: Resolver<ChannelChart, Channel, { from: Date; to: Date; fieldId?: string | null }>;
    wrap: Resolver<ActivityWrap, Channel, { from: Date; to: Date }>;
    languages: Resolver<readonly string[], Channel>;
    columns: Resolver<readonly ChannelColumn[], Channel>;
    keptWrap: Resolver<KeptWrap | null, Channel, { from: Date; to: Date }>;
    wraps: Resolver<KeptWrapPage, Channel, { first: number | null; after?: string | null }>;
    topicProposals: Resolver<readonly TopicProposal[], Channel>;
    runs: Resolver<readonly ClusterRun[], Channel>;
    dismissedThemes: Resolver<readonly DismissedTheme[], Channel, { themeId?: string | null }>;
    change: Resolver<ThemeChange | null, Channel, { id: string }>;
    sorting: Resolver<ChannelSorting | null, Channel>;
    sortedAt: Resolver<Date | null, Channel>;
    createdBy: Resolver<Member | null, Channel>;
    createdAt: Resolver<Date, Channel>;
    updatedAt: Resolver<Date, Channel>;
    viewerLevel: Resolver<Level, Channel>;
    version: Resolver<number, Channel>;
  }>;
  ChannelSorting: FieldResolvers<ChannelSorting, {
    progress: Resolver<number, ChannelSorting>;
    doing: Resolver<string, ChannelSorting>;
  }>;
  ChannelPage: FieldResolvers<ChannelPage, {
    items: Resolver<readonly Channel[], ChannelPage>;
    endCursor: Resolver<string | null, ChannelPage>;
    totalCount: Resolver<number, ChannelPage>;
  }>;
  ChannelTheme: FieldResolvers<ChannelTheme, {
    id: Resolver<string, ChannelTheme>;
    channel: Resolver<Channel, ChannelTheme>;
    title: Resolver<string, ChannelTheme>;
    titleProposed: Resolver<boolean, ChannelTheme>;
    pinned: Resolver<boolean, ChannelTheme>;
    earlySignal: Resolver<boolean, ChannelTheme>;
    dataPointCount: Resolver<number, ChannelTheme>;
    days: Resolver<readonly ChannelDay[], ChannelTheme, { from: Date; to: Date }>;
    insights: Resolver<readonly Insight[], ChannelTheme>;
    linkableInsights: Resolver<InsightPage, ChannelTheme, { query?: string | null; first: number | null; after?: string | null }>;
    quote: Resolver<DataPoint | null, ChannelTheme>;
    topic: Resolver<ChannelTopic | null, ChannelTheme>;
    peopleCount: Resolver<number, ChannelTheme, { from: Date; to: Date }>;
    comesFrom: Resolver<readonly ThemeDescent[], ChannelTheme>;
    parts: Resolver<readonly ChannelTheme[], ChannelTheme>;
    titleProposal: Resolver<TitleProposal | null, ChannelTheme>;
    createdAt: Resolver<Date, ChannelTheme>;
    updatedAt: Resolver<Date, ChannelTheme>;
    version: Resolver<number, ChannelTheme>;
  }>;
  ThemeDescent: FieldResolvers<ThemeDescent, {
    kind: Resolver<ThemeDescentKind, ThemeDescent>;
    themeId: Resolver<string, ThemeDescent>;
    title: Resolver<string, ThemeDescent>;
    madeAt: Resolver<Date, ThemeDescent>;
  }>;
  TitleProposal: FieldResolvers<TitleProposal, {
    title: Resolver<string, TitleProposal>;
    why: Resolver<TitleProposalReason, TitleProposal>;
  }>;
  ClusterRun: FieldResolvers<ClusterRun, {
    id: Resolver<string, ClusterRun>;
    why: Resolver<ClusterRunReason, ClusterRun>;
    sensitivity: Resolver<number, ClusterRun>;
    wantedThemeCount: Resolver<number | null, ClusterRun>;
    model: Resolver<string, ClusterRun>;
    sampleCount: Resolver<number, ClusterRun>;
    themeCount: Resolver<number, ClusterRun>;
    pointCount: Resolver<number | null, ClusterRun>;
    themedCount: Resolver<number | null, ClusterRun>;
    ranAt: Resolver<Date, ClusterRun>;
    newCount: Resolver<number, ClusterRun>;
    splitCount: Resolver<number, ClusterRun>;
    mergedCount: Resolver<number, ClusterRun>;
    goneCount: Resolver<number, ClusterRun>;
  }>;
  DismissedTheme: FieldResolvers<DismissedTheme, {
    id: Resolver<string, DismissedTheme>;
    title: Resolver<string, DismissedTheme>;
    changeId: Resolver<string, DismissedTheme>;
    dismissedBy: Resolver<Member | null, DismissedTheme>;
    dismissedAt: Resolver<Date, DismissedTheme>;
  }>;
  ChannelThemePage: FieldResolvers<ChannelThemePage, {
    items: Resolver<readonly ChannelTheme[], ChannelThemePage>;
    endCursor: Resolver<string | null, ChannelThemePage>;
    totalCount: Resolver<number, ChannelThemePage>;
  }>;
  ChannelTopic: FieldResolvers<ChannelTopic, {
    id: Resolver<string, ChannelTopic>;
    channel: Resolver<Channel, ChannelTopic>;
    title: Resolver<string, ChannelTopic>;
    description: Resolver<string, ChannelTopic>;
    themeCount: Resolver<number, ChannelTopic>;
    dataPointCount: Resolver<number, ChannelTopic>;
    createdBy: Resolver<Member | null, ChannelTopic>;
    createdAt: Resolver<Date, ChannelTopic>;
    updatedAt: Resolver<Date, ChannelTopic>;
    version: Resolver<number, ChannelTopic>;
  }>;
  ChannelTopicPage: FieldResolvers<ChannelTopicPage, {
    items: Resolver<readonly ChannelTopic[], ChannelTopicPage>;
    endCursor: Resolver<string | null, ChannelTopicPage>;
    totalCount: Resolver<number, ChannelTopicPage>;
  }>;
  DataPoint: FieldResolvers<DataPoint, {
    id: Resolver<string, DataPoint>;
    source: Resolver<string, DataPoint>;
    text: Resolver<string, DataPoint>;
    turns: Resolver<readonly DataPointTurn[], DataPoint>;
    turnCount: Resolver<number, DataPoint>;
    language: Resolver<string | null, DataPoint>;
    saidAt: Resolver<Date, DataPoint>;
    properties: Resolver<readonly DataPointProperty[], DataPoint>;
    participant: Resolver<string | null, DataPoint>;
    person: Resolver<Person | null, DataPoint>;
    url: Resolver<string | null, DataPoint>;
    theme: Resolver<ChannelTheme | null, DataPoint>;
    likeness: Resolver<number | null, DataPoint>;
    placedByPerson: Resolver<boolean, DataPoint>;
    sentiment: Resolver<Sentiment | null, DataPoint>;
    excluded: Resolver<boolean, DataPoint>;
    nearest: Resolver<readonly DataPointNeighbor[], DataPoint>;
    nearestTheme: Resolver<ChannelTheme | null, DataPoint>;
  }>;
  ChannelColumn: FieldResolvers<ChannelColumn, {
    id: Resolver<string, ChannelColumn>;
    name: Resolver<string, ChannelColumn>;
    values: Resolver<readonly string[], ChannelColumn>;
  }>;
  DataPointProperty: FieldResolvers<DataPointProperty, {
    columnId: Resolver<string, DataPointProperty>;
    name: Resolver<string, DataPointProperty>;
    value: Resolver<string, DataPointProperty>;
  }>;
  DataPointTurn: FieldResolvers<DataPointTurn, {
    text: Resolver<string, DataPointTurn>;
    saidAt: Resolver<Date | null, DataPointTurn>;
    participant: Resolver<string | null, DataPointTurn>;
    fromCustomer: Resolver<boolean, DataPointTurn>;
  }>;
  DataPointNeighbor: FieldResolvers<DataPointNeighbor, {
    dataPoint: Resolver<DataPoint, DataPointNeighbor>;
    likeness: Resolver<number, DataPointNeighbor>;
  }>;
  DataPointPage: FieldResolvers<DataPointPage, {
    items: Resolver<readonly DataPoint[], DataPointPage>;
    endCursor: Resolver<string | null, DataPointPage>;
    totalCount: Resolver<number, DataPointPage>;
    matchCount: Resolver<MatchCount, DataPointPage>;
  }>;
  MatchCount: FieldResolvers<MatchCount, {
    count: Resolver<number, MatchCount>;
    isAtLeast: Resolver<boolean, MatchCount>;
  }>;
  ChannelOverview: FieldResolvers<ChannelOverview, {
    totalCount: Resolver<number, ChannelOverview>;
    themedCount: Resolver<number, ChannelOverview>;
    positiveCount: Resolver<number, ChannelOverview>;
    negativeCount: Resolver<number, ChannelOverview>;
    days: Resolver<readonly ChannelDay[], ChannelOverview>;
    themes: Resolver<readonly ThemeCounts[], ChannelOverview>;
  }>;
  TopicProposal: FieldResolvers<TopicProposal, {
    id: Resolver<string, TopicProposal>;
    title: Resolver<string, TopicProposal>;
    description: Resolver<string, TopicProposal>;
    themes: Resolver<readonly ChannelTheme[], TopicProposal>;
  }>;
  KeptWrap: FieldResolvers<KeptWrap, {
    id: Resolver<string, KeptWrap>;
    channel: Resolver<Channel, KeptWrap>;
    title: Resolver<string, KeptWrap>;
    firstDay: Resolver<string, KeptWrap>;
    lastDay: Resolver<string, KeptWrap>;
    blocks: Resolver<readonly WrapBlock[], KeptWrap>;
    counted: Resolver<readonly WrapBlock[], KeptWrap>;
    keptBy: Resolver<Member | null, KeptWrap>;
    keptAt: Resolver<Date, KeptWrap>;
  }>;
  KeptWrapPage: FieldResolvers<KeptWrapPage, {
    items: Resolver<readonly KeptWrap[], KeptWrapPage>;
    endCursor: Resolver<string | null, KeptWrapPage>;
    totalCount: Resolver<number, KeptWrapPage>;
  }>;
  ActivityWrap: FieldResolvers<ActivityWrap, {
    title: Resolver<string, ActivityWrap>;
    blocks: Resolver<readonly WrapBlock[], ActivityWrap>;
  }>;
  WrapBlock: FieldResolvers<WrapBlock, {
    type: Resolver<WrapBlockType, WrapBlock>;
    text: Resolver<string | null, WrapBlock>;
    level: Resolver<string | null, WrapBlock>;
    citations: Resolver<readonly WrapCitation[], WrapBlock>;
    themes: Resolver<readonly WrapTheme[], WrapBlock>;
  }>;
  WrapCitation: FieldResolvers<WrapCitation, {
    themeId: Resolver<string, WrapCitation>;
    title: Resolver<string, WrapCitation>;
    quote: Resolver<string | null, WrapCitation>;
    participant: Resolver<string | null, WrapCitation>;
  }>;
  WrapTheme: FieldResolvers<WrapTheme, {
    themeId: Resolver<string, WrapTheme>;
    title: Resolver<string, WrapTheme>;
    previousCount: Resolver<number, WrapTheme>;
    currentCount: Resolver<number, WrapTheme>;
  }>;
  ChannelDay: FieldResolvers<ChannelDay, {
    day: Resolver<string, ChannelDay>;
    count: Resolver<number, ChannelDay>;
    positiveCount: Resolver<number, ChannelDay>;
    negativeCount: Resolver<number, ChannelDay>;
    peopleCount: Resolver<number | null, ChannelDay>;
  }>;
  ChannelPeople: FieldResolvers<ChannelPeople, {
    count: Resolver<number, ChannelPeople>;
    themes: Resolver<readonly ThemePeople[], ChannelPeople>;
  }>;
  ThemePeople: FieldResolvers<ThemePeople, {
    themeId: Resolver<string, ThemePeople>;
    count: Resolver<number, ThemePeople>;
  }>;
  ChannelChart: FieldResolvers<ChannelChart, {
    bucket: Resolver<ChartBucket | null, ChannelChart>;
    columns: Resolver<readonly ChannelChartColumn[], ChannelChart>;
    rows: Resolver<readonly ChannelChartRow[], ChannelChart>;
  }>;
  ChannelChartColumn: FieldResolvers<ChannelChartColumn, {
    value: Resolver<string, ChannelChartColumn>;
    title: Resolver<string, ChannelChartColumn>;
    total: Resolver<number, ChannelChartColumn>;
  }>;
  ChannelChartRow: FieldResolvers<ChannelChartRow, {
    theme: Resolver<ChannelTheme, ChannelChartRow>;
    values: Resolver<readonly number[], ChannelChartRow>;
    total: Resolver<number, ChannelChartRow>;
  }>;
  ThemeCounts: FieldResolvers<ThemeCounts, {
    theme: Resolver<ChannelTheme, ThemeCounts>;
    previousCount: Resolver<number, ThemeCounts>;
    currentCount: Resolver<number, ThemeCounts>;
    positiveCount: Resolver<number, ThemeCounts>;
    negativeCount: Resolver<number, ThemeCounts>;
    isRising: Resolver<boolean, ThemeCounts>;
    isFalling: Resolver<boolean, ThemeCounts>;
  }>;
  SortingPreview: FieldResolvers<SortingPreview, {
    lookedAtCount: Resolver<number, SortingPreview>;
    themeCountNow: Resolver<number, SortingPreview>;
    themeCount: Resolver<number, SortingPreview>;
    themedCountNow: Resolver<number, SortingPreview>;
    themedCount: Resolver<number, SortingPreview>;
    themes: Resolver<readonly PreviewedTheme[], SortingPreview>;
  }>;
  PreviewedTheme: FieldResolvers<PreviewedTheme, {
    change: Resolver<PreviewedChange, PreviewedTheme>;
    theme: Resolver<ChannelTheme | null, PreviewedTheme>;
    title: Resolver<string, PreviewedTheme>;
    quote: Resolver<DataPoint | null, PreviewedTheme>;
    countNow: Resolver<number, PreviewedTheme>;
    count: Resolver<number, PreviewedTheme>;
  }>;
  NoteOrigin: FieldResolvers<NoteOrigin, {
    channel: Resolver<Channel | null, NoteOrigin>;
    dataPoint: Resolver<DataPoint | null, NoteOrigin>;
    url: Resolver<string | null, NoteOrigin>;
    saidAt: Resolver<Date, NoteOrigin>;
    participant: Resolver<string | null, NoteOrigin>;
    properties: Resolver<readonly NoteOriginProperty[], NoteOrigin>;
  }>;
  NoteOriginProperty: FieldResolvers<NoteOriginProperty, {
    name: Resolver<string, NoteOriginProperty>;
    value: Resolver<string, NoteOriginProperty>;
  }>;
  Note: FieldResolvers<Note, {
    origin: Resolver<NoteOrigin | null, Note>;
  }>;
  Insight: FieldResolvers<Insight, {
    themes: Resolver<readonly ChannelTheme[], Insight>;
  }>;
  Query: {
    channels: Resolver<ChannelPage, unknown, { folderId?: string | null; query?: string | null; sort: ChannelSort | null; first: number | null; after?: string | null }>;
    channel: Resolver<Channel | null, unknown, { id: string }>;
    theme: Resolver<ChannelTheme | null, unknown, { id: string }>;
    topic: Resolver<ChannelTopic | null, unknown, { id: string }>;
    wrap: Resolver<KeptWrap | null, unknown, { id: string }>;
    dataPoint: Resolver<DataPoint | null, unknown, { id: string }>;
    channelPersonalData: Resolver<PersonalDatumPage, unknown, { channelId: string; state: PersonalState; first: number | null; after?: string | null }>;
    sortingPreview: Resolver<SortingPreview, unknown, { channelId: string; sensitivity: number; wantedThemeCount?: number | null }>;
  };
  AddedDataPoints: FieldResolvers<AddedDataPoints, {
    addedCount: Resolver<number, AddedDataPoints>;
    knownCount: Resolver<number, AddedDataPoints>;
    leftOutCount: Resolver<number, AddedDataPoints>;
    refusal: Resolver<string | null, AddedDataPoints>;
    problems: Resolver<readonly DataPointProblem[], AddedDataPoints>;
  }>;
  DataPointProblem: FieldResolvers<DataPointProblem, {
    index: Resolver<number, DataPointProblem>;
    message: Resolver<string, DataPointProblem>;
  }>;
  SentDataPoints: FieldResolvers<SentDataPoints, {
    noteIds: Resolver<readonly string[], SentDataPoints>;
    knownCount: Resolver<number, SentDataPoints>;
  }>;
  ThemeEdit: FieldResolvers<ThemeEdit, {
    changeId: Resolver<string, ThemeEdit>;
    theme: Resolver<ChannelTheme | null, ThemeEdit>;
    topic: Resolver<ChannelTopic | null, ThemeEdit>;
    channel: Resolver<Channel, ThemeEdit>;
  }>;
  ThemeChange: FieldResolvers<ThemeChange, {
    id: Resolver<string, ThemeChange>;
    undoneAt: Resolver<Date | null, ThemeChange>;
    keptDataPointCount: Resolver<number, ThemeChange>;
    keptThemeCount: Resolver<number, ThemeChange>;
    keptTopicCount: Resolver<number, ThemeChange>;
  }>;
  ChangedDataPoints: FieldResolvers<ChangedDataPoints, {
    changeId: Resolver<string | null, ChangedDataPoints>;
    count: Resolver<number, ChangedDataPoints>;
    isLater: Resolver<boolean, ChangedDataPoints>;
    channel: Resolver<Channel, ChangedDataPoints>;
  }>;
  Mutation: {
    createChannel: Resolver<Channel, unknown, { input: CreateChannelInput }>;
    updateChannel: Resolver<Channel, unknown, { input: UpdateChannelInput }>;
    moveChannel: Resolver<Channel, unknown, { id: string; folderId?: string | null }>;
    trashChannel: Resolver<Channel, unknown, { id: string }>;
    restoreChannel: Resolver<Channel, unknown, { id: string }>;
    addDataPoints: Resolver<AddedDataPoints, unknown, { input: AddDataPointsInput }>;
    sortChannel: Resolver<Channel, unknown, { id: string }>;
    updateTheme: Resolver<ThemeEdit, unknown, { input: UpdateThemeInput }>;
    dismissTitleProposal: Resolver<ChannelTheme, unknown, { themeId: string }>;
    mergeThemes: Resolver<ThemeEdit, unknown, { intoId: string; ids: readonly string[] }>;
    splitTheme: Resolver<ThemeEdit, unknown, { id: string }>;
    dismissTheme: Resolver<ThemeEdit, unknown, { id: string }>;
    moveDataPoints: Resolver<ThemeEdit, unknown, { input: MoveDataPointsInput }>;
    excludeDataPoints: Resolver<ThemeEdit, unknown, { channelId: string; ids: readonly string[] }>;
    includeDataPoints: Resolver<ThemeEdit, unknown, { channelId: string; ids: readonly string[] }>;
    deleteDataPoints: Resolver<readonly string[], unknown, { channelId: string; ids: readonly string[] }>;
    changeMatchingDataPoints: Resolver<ChangedDataPoints, unknown, { input: ChangeMatchingDataPointsInput }>;
    sendToProject: Resolver<SentDataPoints, unknown, { input: SendToProjectInput }>;
    reviewChannelPersonalData: Resolver<readonly string[], unknown, { channelId: string; ids: readonly string[]; decision: PersonalDecision }>;
    purgeChannelPersonalData: Resolver<number, unknown, { channelId: string }>;
    createTopic: Resolver<ThemeEdit, unknown, { input: CreateTopicInput }>;
    dismissTopicProposal: Resolver<Channel, unknown, { id: string }>;
    restoreTopicProposal: Resolver<Channel, unknown, { id: string }>;
    keepWrap: Resolver<KeptWrap, unknown, { channelId: string; from: Date; to: Date }>;
    updateTopic: Resolver<ThemeEdit, unknown, { input: UpdateTopicInput }>;
    deleteTopic: Resolver<ThemeEdit, unknown, { id: string }>;
    moveThemes: Resolver<ThemeEdit, unknown, { input: MoveThemesInput }>;
    createInsightFromTheme: Resolver<Insight, unknown, { themeId: string; projectId: string }>;
    linkInsightToTheme: Resolver<ChannelTheme, unknown, { themeId: string; insightId: string }>;
    unlinkInsightFromTheme: Resolver<ChannelTheme, unknown, { themeId: string; insightId: string }>;
    undoThemeChange: Resolver<Channel, unknown, { changeId: string }>;
  };
}>;
