import { addComment, addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';

const everybody = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;
const body = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }],
});

const objectOf =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({
    objectType: 'NOTE',
    objectId: await addContent(kit, 'note', options),
  });
const thread =
  (options?: ContentOptions) =>
  async ({ kit }: Making) =>
    (await addComment(kit, options)).threadId;
const comment =
  (options?: ContentOptions) =>
  async ({ kit }: Making) =>
    (await addComment(kit, options)).commentId;
const ownComment = async ({ kit, callerId }: Making) => (await addComment(kit, { by: callerId })).commentId;
const ownDeleted = async ({ kit, callerId }: Making) =>
  (await addComment(kit, { by: callerId, isDeleted: true })).commentId;
const hidden: ContentOptions = { isPrivate: true };

type Make = (making: Making) => Promise<string>;
const asId = (make: Make) => async (making: Making) => ({ id: await make(making) });
const edit = (make: Make) => async (making: Making) => ({ id: await make(making), body });
const reply = (make: Make) => async (making: Making) => ({ threadId: await make(making), body });
const emoji = (make: Make) => async (making: Making) => ({ commentId: await make(making), emoji: '👍' });
const start = (options?: ContentOptions) => async (making: Making) => ({
  input: { ...(await objectOf(options)(making)), body },
});

/** Anyone who may read may take part. */
const forThreads = ['resolveThread', 'reopenThread', 'markThreadRead'].flatMap((verb): Row[] => [
  { operation: `Mutation.${verb}`, variables: asId(thread()), expected: everybody },
  {
    operation: `Mutation.${verb}`,
    when: 'private',
    variables: asId(thread(hidden)),
    expected: unseen,
    noForeignIds,
  },
]);
const forComments = ['react', 'unreact'].flatMap((verb): Row[] => [
  { operation: `Mutation.${verb}`, variables: emoji(comment()), expected: everybody },
  {
    operation: `Mutation.${verb}`,
    when: 'private',
    variables: emoji(comment(hidden)),
    expected: unseen,
    noForeignIds,
  },
]);

export const commentRows: readonly Row[] = [
  { operation: 'Query.comments', variables: objectOf(), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.comments',
    when: 'private',
    variables: objectOf(hidden),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Query.comment', variables: asId(comment()), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.comment',
    when: 'private',
    variables: asId(comment(hidden)),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  {
    operation: 'Query.commentThread',
    variables: asId(thread()),
    expected: queryOutcomes('ok', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Query.commentThread',
    when: 'private',
    variables: asId(thread(hidden)),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  { operation: 'Mutation.startThread', variables: start(), expected: everybody },
  {
    operation: 'Mutation.startThread',
    when: 'private',
    variables: start(hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.startThread',
    when: 'in the trash',
    variables: start({ isTrashed: true }),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.startThread',
    when: 'at a time of a recording',
    variables: async (making) => {
      const { input } = await start()(making);
      const fileId = await addFile(making.kit, { ownerId: input.objectId });
      return { input: { ...input, anchor: 'MOMENT', fileId, time: 1.5 } };
    },
    expected: everybody,
  },
  { operation: 'Mutation.reply', variables: reply(thread()), expected: everybody },
  {
    operation: 'Mutation.reply',
    when: 'private',
    variables: reply(thread(hidden)),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.editComment', variables: edit(ownComment), expected: everybody },
  {
    operation: 'Mutation.editComment',
    when: 'of somebody else',
    variables: edit(comment()),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.editComment',
    when: 'private',
    variables: edit(comment(hidden)),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.deleteComment', variables: asId(ownComment), expected: everybody },
  {
    operation: 'Mutation.deleteComment',
    when: 'of somebody else',
    variables: asId(comment()),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.deleteComment',
    when: 'private',
    variables: asId(comment(hidden)),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.restoreComment', variables: asId(ownDeleted), expected: everybody },
  {
    operation: 'Mutation.restoreComment',
    when: 'of somebody else',
    variables: asId(comment({ isDeleted: true })),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.restoreComment',
    when: 'private',
    variables: asId(comment({ isPrivate: true, isDeleted: true })),
    expected: unseen,
    noForeignIds,
  },
  ...forThreads,
  ...forComments,
];
