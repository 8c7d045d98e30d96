import { addComment, addCommentOn, addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';
import { addPerson } from './people.ts';

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

type Contact = { isHidden?: boolean; isTrashed?: boolean };
type Situation = { when: string; contact: Contact; outcomes: ByRole; noForeignIds?: true };
type ByRole = Parameters<typeof mutationOutcomes>;

/** By the caller, so that what only authors may do is tried too. */
const onContact =
  (contact: Contact, more: Pick<ContentOptions, 'isDeleted'> = {}) =>
  async ({ kit, callerId }: Making) =>
    addCommentOn(
      kit,
      { object_type: 'person', person_id: await addPerson(kit, contact) },
      { ...more, by: callerId },
    );

/** Who may see contacts takes part; who may not know one finds nothing of what is said about them. */
function forContact({ contact, outcomes, ...situation }: Situation): Row[] {
  const threadId = async (making: Making) => (await onContact(contact)(making)).threadId;
  const commentId = async (making: Making) => (await onContact(contact)(making)).commentId;
  const deletedId = async (making: Making) =>
    (await onContact(contact, { isDeleted: true })(making)).commentId;
  const about = async ({ kit }: Making) => ({
    objectType: 'CONTACT',
    objectId: await addPerson(kit, contact),
  });
  const found = outcomes.map((outcome) => (outcome === 'notFound' ? 'nothing' : outcome)) as ByRole;
  const changes: [verb: string, variables: NonNullable<Row['variables']>][] = [
    ['startThread', async (making) => ({ input: { ...(await about(making)), body } })],
    ['reply', reply(threadId)],
    ['editComment', edit(commentId)],
    ['deleteComment', asId(commentId)],
    ['restoreComment', asId(deletedId)],
    ['resolveThread', asId(threadId)],
    ['reopenThread', asId(threadId)],
    ['markThreadRead', asId(threadId)],
    ['react', emoji(commentId)],
    ['unreact', emoji(commentId)],
  ];
  return [
    {
      operation: 'Query.comments',
      ...situation,
      variables: about,
      expected: queryOutcomes(...outcomes),
    },
    {
      operation: 'Query.comment',
      ...situation,
      variables: asId(commentId),
      expected: queryOutcomes(...found),
    },
    {
      operation: 'Query.commentThread',
      ...situation,
      variables: asId(threadId),
      expected: queryOutcomes(...found),
    },
    ...changes.map(([verb, variables]): Row => ({
      operation: `Mutation.${verb}`,
      ...situation,
      variables,
      expected: mutationOutcomes(...outcomes),
    })),
  ];
}

const contacts: readonly Situation[] = [
  { when: 'on a contact', contact: {}, outcomes: ['ok', 'ok', 'ok', 'ok'] },
  {
    when: 'on a hidden contact',
    contact: { isHidden: true },
    outcomes: ['notFound', 'notFound', 'ok', 'ok'],
    noForeignIds,
  },
  {
    when: 'on a contact in the trash',
    contact: { isTrashed: true },
    outcomes: ['notFound', 'notFound', 'notFound', 'notFound'],
    noForeignIds,
  },
];

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
  ...contacts.flatMap(forContact),
];
