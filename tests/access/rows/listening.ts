import { addConversation } from '../conversation.ts';
import { queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addSummary } from '../summary.ts';
import type { HttpRow } from './http.ts';
import { programs, signedIn } from './http-statuses.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const answerOf = async ({ kit }: Making, by: string | undefined) => ({
  type: 'ANSWER',
  id: (await addConversation(kit, { by })).messageId,
});

/** Texts to listen to: for who can read them. */
export const listeningRows: readonly Row[] = [
  { operation: 'Query.speechAvailable', expected: everybody },
  {
    operation: 'Query.spokenText',
    variables: async ({ kit }) => ({ type: 'SUMMARY', id: (await addSummary(kit)).id }),
    expected: everybody,
  },
  {
    operation: 'Query.spokenText',
    when: 'an answer',
    variables: (making) => answerOf(making, making.callerId),
    expected: everybody,
  },
  {
    operation: 'Query.spokenText',
    when: 'an answer of somebody else',
    variables: async (making) => answerOf(making, await making.kit.member()),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds: true,
  },
];

export const listeningHttpRows: readonly HttpRow[] = [
  {
    route: 'GET /api/speech/:type/:id/:number',
    url: async (kit) =>
      `/api/speech/answer/${(await addConversation(kit, { by: await kit.member() })).messageId}/0`,
    // Sound is paid for: of the programs only one that may write gets any.
    expected: { ...signedIn(404), ...programs(403), apiWrite: 404 },
  },
];
