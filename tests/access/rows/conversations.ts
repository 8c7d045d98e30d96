import { randomUUID } from 'node:crypto';
import { addConversation, type MadeConversation } from '../conversation.ts';
import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const members = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

const own =
  <Variables>(shape: (made: MadeConversation, making: Making) => Variables) =>
  async (making: Making) =>
    shape(await addConversation(making.kit, { by: making.callerId }), making);
/** Of somebody else. */
const foreign =
  <Variables>(shape: (made: MadeConversation, making: Making) => Variables, isShared: boolean) =>
  async (making: Making) =>
    shape(await addConversation(making.kit, { by: await making.kit.member(), isShared }), making);

const byId = ({ conversationId: id }: MadeConversation) => ({ id });
const byMessage = ({ messageId }: MadeConversation) => ({ messageId });
const renamed = ({ conversationId: id }: MadeConversation) => ({ id, title: 'New' });
const shared = ({ conversationId: id }: MadeConversation) => ({ id, shared: true });
const rated = ({ messageId }: MadeConversation) => ({ messageId, rating: 'Good' });
/** Asked for the second time: an answer that is written while the next row is tried would look like its doing. */
const askedAgain = ({ conversationId, requestKey }: MadeConversation) => ({
  input: { question: 'Why?', conversationId, requestKey },
});
const followed = ({ conversationId }: MadeConversation) => ({
  input: { question: 'And then?', conversationId, requestKey: randomUUID() },
});

/** Conversations: one's own, and those that others shared, which are for reading only. */
export const conversationRows: readonly Row[] = [
  { operation: 'Query.conversations', variables: () => ({ shared: true }), expected: everybody },
  { operation: 'Query.starterQuestions', expected: everybody },
  { operation: 'Query.conversation', variables: own(byId), expected: everybody },
  { operation: 'Query.conversation', when: 'shared', variables: foreign(byId, true), expected: everybody },
  {
    operation: 'Query.conversation',
    when: 'of somebody else',
    variables: foreign(byId, false),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  {
    operation: 'Query.aiInstructions',
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  { operation: 'Mutation.askQuestion', variables: own(askedAgain), expected: members },
  {
    operation: 'Mutation.askQuestion',
    when: 'in a shared conversation',
    variables: foreign(followed, true),
    expected: nobody,
    noForeignIds,
  },
  {
    operation: 'Mutation.askQuestion',
    when: 'in a conversation of somebody else',
    variables: foreign(followed, false),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.cancelAnswer', variables: own(byMessage), expected: members },
  {
    operation: 'Mutation.cancelAnswer',
    when: 'shared',
    variables: foreign(byMessage, true),
    expected: nobody,
    noForeignIds,
  },
  { operation: 'Mutation.renameConversation', variables: own(renamed), expected: members },
  {
    operation: 'Mutation.renameConversation',
    when: 'shared',
    variables: foreign(renamed, true),
    expected: nobody,
    noForeignIds,
  },
  { operation: 'Mutation.shareConversation', variables: own(shared), expected: members },
  {
    operation: 'Mutation.shareConversation',
    when: 'of somebody else',
    variables: foreign(shared, false),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.deleteConversation', variables: own(byId), expected: members },
  {
    operation: 'Mutation.deleteConversation',
    when: 'shared',
    variables: foreign(byId, true),
    expected: nobody,
    noForeignIds,
  },
  { operation: 'Mutation.rateMessage', variables: own(rated), expected: members },
  {
    operation: 'Mutation.rateMessage',
    when: 'of somebody else',
    variables: foreign(rated, false),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.createInsightFromAnswer',
    variables: async (making) => ({
      messageId: (await addConversation(making.kit, { by: making.callerId })).messageId,
      projectId: await making.kit.project(),
    }),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.updateAiInstructions',
    variables: () => ({ text: 'Be brief' }),
    expected: byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
];
