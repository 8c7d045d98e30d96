import {
  addChannel,
  addPointWords,
  addTheme,
  addThemeChange,
  addTopicProposal,
  addWrap,
  type MadeChannel,
} from '../channel.ts';
import { addContent } from '../content.ts';
import { addFolder, type FolderOptions } from '../folder.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
/** The test data has no vectors and the tests no models: what a permitted person hears is that nothing can be split. */
const editorsUntilModels = mutationOutcomes('forbidden', 'invalid', 'invalid', 'invalid');
const previewers = byWriteScope(queryOutcomes('forbidden', 'invalid', 'invalid', 'invalid'));
const previewUnseen = byWriteScope(queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'));
const redactors = byWriteScope(queryOutcomes('forbidden', 'ok', 'ok', 'ok'));
const noForeignIds = true;

const channel =
  <Variables>(shape: (made: MadeChannel, making: Making) => Variables, options: FolderOptions = {}) =>
  async (making: Making) =>
    shape(await addChannel(making.kit, options), making);
const hidden = { isPrivate: true } as const;

const byId = ({ channelId: id }: MadeChannel) => ({ id });
const inTheme = ({ themeId: id }: MadeChannel) => ({ themeId: id });
const themeId = ({ themeId: id }: MadeChannel) => ({ id });
const pointId = ({ pointId: id }: MadeChannel) => ({ id });
const topicId = ({ topicId: id }: MadeChannel) => ({ id });
const newTopic = ({ channelId }: MadeChannel) => ({ input: { channelId, title: 'New' } });
const describedTopic = ({ topicId: id }: MadeChannel) => ({ input: { id, description: 'New' } });
const intoTopic = ({ channelId, themeId: id, topicId: topic }: MadeChannel) => ({
  input: { channelId, ids: [id], topicId: topic },
});
const previewed = ({ channelId }: MadeChannel) => ({ channelId, sensitivity: 3 });
const inChannel = ({ channelId }: MadeChannel) => ({ channelId });
const openWords = ({ channelId }: MadeChannel) => ({ channelId, state: 'OPEN' });
const keptWords =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => {
    const made = await addChannel(kit, options);
    return { channelId: made.channelId, ids: [await addPointWords(kit, made)], decision: 'KEEP' };
  };
const inPeriod = ({ channelId }: MadeChannel) => ({
  channelId,
  from: '2026-03-01T00:00:00Z',
  to: '2026-03-08T00:00:00Z',
});
const wrapped =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => ({ id: await addWrap(kit, await addChannel(kit, options)) });
const proposed =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => ({ id: await addTopicProposal(kit, await addChannel(kit, options)) });
const movedInto =
  (folder: FolderOptions = {}) =>
  async ({ kit, callerId }: Making) => ({
    ...byId(await addChannel(kit, { full: callerId })),
    folderId: await addFolder(kit, folder),
  });
const linked =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => ({
    themeId: (await addChannel(kit, options)).themeId,
    insightId: await addContent(kit, 'insight'),
  });
const renamed = ({ channelId: id }: MadeChannel) => ({ input: { id, title: 'New' } });
const added = ({ channelId }: MadeChannel) => ({
  input: { channelId, source: 'API', points: [{ text: 'Hello' }] },
});
const retitled = ({ themeId: id }: MadeChannel) => ({ input: { id, title: 'New' } });
const moved = ({ channelId, pointId: id }: MadeChannel) => ({
  input: { channelId, ids: [id], themeId: null },
});

const chosen = ({ channelId, pointId: id }: MadeChannel) => ({ channelId, ids: [id] });
const sent =
  (options: FolderOptions = {}) =>
  async ({ kit }: Making) => {
    const made = await addChannel(kit, options);
    return { input: { ...chosen(made), projectId: await kit.project(), as: 'NOTE' } };
  };

/** Channels, their themes and their data points: what a channel's map says goes for all of them. */
export const channelRows: readonly Row[] = [
  // First: the rows below make so many that the workspace has room for no more.
  {
    operation: 'Mutation.createChannel',
    variables: async ({ kit }) => ({ input: { title: 'New', folderId: await addFolder(kit) } }),
    expected: editors,
  },
  {
    operation: 'Query.channels',
    variables: async ({ kit }) => ({ folderId: await addFolder(kit) }),
    expected: everybody,
    tellsNothing: true,
  },
  { operation: 'Query.channel', variables: channel(byId), expected: everybody },
  {
    operation: 'Query.channel',
    when: 'private',
    variables: channel(byId, hidden),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.channel',
    when: 'in the trash',
    variables: channel(byId, { isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Query.theme', variables: channel(themeId), expected: everybody },
  {
    operation: 'Query.theme',
    when: 'private',
    variables: channel(themeId, hidden),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Query.dataPoint', variables: channel(pointId), expected: everybody },
  {
    operation: 'Query.dataPoint',
    when: 'private',
    variables: channel(pointId, hidden),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Query.topic', variables: channel(topicId), expected: everybody },
  {
    operation: 'Query.topic',
    when: 'private',
    variables: channel(topicId, hidden),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Query.sortingPreview', variables: channel(previewed), expected: previewers },
  {
    operation: 'Query.sortingPreview',
    when: 'private',
    variables: channel(previewed, hidden),
    expected: previewUnseen,
    noForeignIds,
  },
  { operation: 'Query.channelPersonalData', variables: channel(openWords), expected: redactors },
  {
    operation: 'Query.channelPersonalData',
    when: 'private',
    variables: channel(openWords, hidden),
    expected: previewUnseen,
    noForeignIds,
  },
  { operation: 'Mutation.reviewChannelPersonalData', variables: keptWords(), expected: editors },
  {
    operation: 'Mutation.reviewChannelPersonalData',
    when: 'private',
    variables: keptWords(hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.purgeChannelPersonalData', variables: channel(inChannel), expected: nobody },
  {
    operation: 'Mutation.purgeChannelPersonalData',
    when: 'private',
    variables: channel(inChannel, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Query.wrap', variables: wrapped(), expected: everybody },
  {
    operation: 'Query.wrap',
    when: 'private',
    variables: wrapped(hidden),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Mutation.keepWrap', variables: channel(inPeriod), expected: editors },
  {
    operation: 'Mutation.keepWrap',
    when: 'private',
    variables: channel(inPeriod, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.dismissTopicProposal', variables: proposed(), expected: editors },
  { operation: 'Mutation.restoreTopicProposal', variables: proposed(), expected: editors },
  {
    operation: 'Mutation.restoreTopicProposal',
    when: 'private',
    variables: proposed(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.dismissTopicProposal',
    when: 'private',
    variables: proposed(hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.createTopic', variables: channel(newTopic), expected: editors },
  { operation: 'Mutation.updateTopic', variables: channel(describedTopic), expected: editors },
  { operation: 'Mutation.deleteTopic', variables: channel(topicId), expected: editors },
  { operation: 'Mutation.dismissTitleProposal', variables: channel(inTheme), expected: editors },
  { operation: 'Mutation.moveThemes', variables: channel(intoTopic), expected: editors },
  {
    operation: 'Mutation.dismissTitleProposal',
    when: 'private',
    variables: channel(inTheme, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.createTopic',
    when: 'private',
    variables: channel(newTopic, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.updateTopic',
    when: 'private',
    variables: channel(describedTopic, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.deleteTopic',
    when: 'private',
    variables: channel(topicId, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.moveThemes',
    when: 'private',
    variables: channel(intoTopic, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.updateChannel', variables: channel(renamed), expected: editors },
  {
    operation: 'Mutation.updateChannel',
    when: 'private',
    variables: channel(renamed, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.trashChannel', variables: channel(byId), expected: nobody, noForeignIds },
  {
    operation: 'Mutation.trashChannel',
    when: 'with full access',
    variables: async ({ kit, callerId }) => byId(await addChannel(kit, { full: callerId })),
    expected: editors,
  },
  {
    operation: 'Mutation.moveChannel',
    variables: movedInto(),
    expected: editors,
  },
  {
    operation: 'Mutation.moveChannel',
    when: 'of somebody else',
    variables: async ({ kit }) => ({ ...byId(await addChannel(kit)), folderId: await addFolder(kit) }),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.moveChannel',
    when: 'into a private folder',
    variables: movedInto(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.restoreChannel',
    variables: async ({ kit, callerId }) => byId(await addChannel(kit, { full: callerId, isTrashed: true })),
    expected: editors,
  },
  { operation: 'Mutation.addDataPoints', variables: channel(added), expected: editors },
  {
    operation: 'Mutation.addDataPoints',
    when: 'private',
    variables: channel(added, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.sortChannel', variables: channel(byId), expected: editors },
  { operation: 'Mutation.updateTheme', variables: channel(retitled), expected: editors },
  {
    operation: 'Mutation.updateTheme',
    when: 'private',
    variables: channel(retitled, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.mergeThemes',
    variables: async ({ kit }) => {
      const made = await addChannel(kit);
      return { intoId: made.themeId, ids: [await addTheme(kit, made.channelId)] };
    },
    expected: editors,
  },
  { operation: 'Mutation.splitTheme', variables: channel(themeId), expected: editorsUntilModels },
  { operation: 'Mutation.dismissTheme', variables: channel(themeId), expected: editors },
  { operation: 'Mutation.moveDataPoints', variables: channel(moved), expected: editors },
  {
    operation: 'Mutation.moveDataPoints',
    when: 'private',
    variables: channel(moved, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.excludeDataPoints', variables: channel(chosen), expected: editors },
  {
    operation: 'Mutation.excludeDataPoints',
    when: 'private',
    variables: channel(chosen, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.includeDataPoints', variables: channel(chosen), expected: editors },
  {
    operation: 'Mutation.includeDataPoints',
    when: 'private',
    variables: channel(chosen, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.deleteDataPoints', variables: channel(chosen), expected: nobody, noForeignIds },
  {
    operation: 'Mutation.deleteDataPoints',
    when: 'with full access',
    variables: async ({ kit, callerId }) => chosen(await addChannel(kit, { full: callerId })),
    expected: editors,
  },
  { operation: 'Mutation.sendToProject', variables: sent(), expected: editors },
  {
    operation: 'Mutation.sendToProject',
    when: 'private',
    variables: sent(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.createInsightFromTheme',
    variables: async (making) => ({
      themeId: (await addChannel(making.kit)).themeId,
      projectId: await making.kit.project(),
    }),
    expected: editors,
  },
  {
    operation: 'Mutation.createInsightFromTheme',
    when: 'private',
    variables: async (making) => ({
      themeId: (await addChannel(making.kit, hidden)).themeId,
      projectId: await making.kit.project(),
    }),
    expected: unseen,
    noForeignIds,
  },
  ...(['linkInsightToTheme', 'unlinkInsightFromTheme'] as const).flatMap((verb): Row[] => [
    { operation: `Mutation.${verb}`, variables: linked(), expected: editors },
    {
      operation: `Mutation.${verb}`,
      when: 'private',
      variables: linked(hidden),
      expected: unseen,
      noForeignIds,
    },
  ]),
  {
    operation: 'Mutation.undoThemeChange',
    variables: async ({ kit }) => ({
      changeId: await addThemeChange(kit, (await addChannel(kit)).channelId),
    }),
    expected: editors,
  },
];
