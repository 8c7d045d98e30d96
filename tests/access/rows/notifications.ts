import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const type = 'PROJECT';
const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const everybodyWrites = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const shared = async ({ kit }: Making) => ({ type, id: await kit.project() });
const hidden = async ({ kit }: Making) => ({ type, id: await kit.project({ isPrivate: true }) });
const followed = async ({ kit, callerId }: Making) => {
  const id = await kit.project();
  if (callerId !== undefined) await kit.follow(callerId, id);
  return { type, id };
};

export const notificationRows: readonly Row[] = [
  { operation: 'Query.notifications', expected: everybody },
  { operation: 'Query.unreadCount', expected: everybody },
  { operation: 'Query.follow', variables: followed, expected: everybody },
  { operation: 'Query.follows', expected: everybody },
  {
    operation: 'Query.notificationOptions',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: everybody,
  },
  {
    operation: 'Query.notificationOptions',
    when: 'of a private project',
    variables: async ({ kit }) => ({ projectId: await kit.project({ isPrivate: true }) }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  {
    operation: 'Query.noticeChoices',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: everybody,
  },
  {
    operation: 'Mutation.chooseNotice',
    variables: async ({ kit }) => ({ notice: 'COMMENT', way: 'APP', projectId: await kit.project() }),
    expected: everybodyWrites,
  },
  {
    operation: 'Mutation.follow',
    variables: async (making) => ({ input: { ...(await shared(making)), frequency: 'DAILY' } }),
    expected: everybodyWrites,
  },
  {
    operation: 'Mutation.follow',
    when: 'private',
    variables: async (making) => ({ input: { ...(await hidden(making)), frequency: 'DAILY' } }),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  // Stopping what never began is nothing, for every id alike.
  { operation: 'Mutation.unfollow', variables: followed, expected: everybodyWrites, tellsNothing: true },
  {
    operation: 'Mutation.updateNotificationOptions',
    variables: async ({ kit }) => ({ input: { projectId: await kit.project(), allCommentsEnabled: true } }),
    expected: everybodyWrites,
  },
  {
    operation: 'Mutation.markRead',
    variables: async ({ kit, callerId }) => ({
      ids: [await kit.notification(callerId ?? kit.ownerId)],
    }),
    expected: everybodyWrites,
    tellsNothing: true,
  },
  { operation: 'Mutation.markAllRead', expected: everybodyWrites },
];
