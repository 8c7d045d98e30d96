import { addAgent, type MadeAgent } from '../agent.ts';
import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const contributors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const everybody = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const noForeignIds = true;

const own =
  <Variables>(shape: (made: MadeAgent, making: Making) => Variables) =>
  async (making: Making) =>
    shape(await addAgent(making.kit, making.callerId), making);
/** Of somebody else. */
const foreign =
  <Variables>(shape: (made: MadeAgent, making: Making) => Variables) =>
  async (making: Making) =>
    shape(await addAgent(making.kit, await making.kit.member()), making);

const input = {
  name: 'Report',
  prompt: 'Why?',
  trigger: 'SCHEDULE',
  cron: '0 9 * * 1',
  timeZone: 'UTC',
  tools: ['SEARCH'],
};
const byId = ({ agentId: id }: MadeAgent) => ({ id });
const byRun = ({ runId: id }: MadeAgent) => ({ id });
const changed = ({ agentId: id }: MadeAgent) => ({ id, input });
const paused = ({ agentId: id }: MadeAgent) => ({ id, paused: true });
const again = ({ agentId: id, requestKey }: MadeAgent) => ({ id, dryRun: true, requestKey });

const ofOthers = queryOutcomes('nothing', 'nothing', 'nothing', 'ok');
const hidden = mutationOutcomes('notFound', 'notFound', 'notFound', 'forbidden');
const stoppedByAdmins = byAdminScope(mutationOutcomes('notFound', 'notFound', 'notFound', 'ok'));

/** Agents are their owner's; admins see those of others to stop them. */
export const agentRows: readonly Row[] = [
  { operation: 'Query.agents', expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  { operation: 'Query.agent', variables: own(byId), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.agent',
    when: 'of somebody else',
    variables: foreign(byId),
    expected: ofOthers,
    noForeignIds,
  },
  { operation: 'Query.agentRun', variables: own(byRun), expected: queryOutcomes('ok', 'ok', 'ok', 'ok') },
  {
    operation: 'Query.agentRun',
    when: 'of somebody else',
    variables: foreign(byRun),
    expected: ofOthers,
    noForeignIds,
  },
  { operation: 'Mutation.createAgent', variables: () => ({ input }), expected: contributors },
  {
    operation: 'Mutation.createAgent',
    when: 'writes to a project',
    variables: async ({ kit }) => ({
      input: { ...input, tools: ['SEARCH', 'CREATE_DOC'], projectId: await kit.project() },
    }),
    expected: contributors,
  },
  {
    operation: 'Mutation.createAgent',
    when: 'reads a project',
    variables: async ({ kit }) => ({
      input: {
        ...input,
        filter: { objectType: 'Project', objectIds: [await kit.project({ isPrivate: true })] },
      },
    }),
    expected: mutationOutcomes('forbidden', 'notFound', 'notFound', 'notFound'),
    noForeignIds,
  },
  { operation: 'Mutation.updateAgent', variables: own(changed), expected: contributors },
  {
    operation: 'Mutation.updateAgent',
    when: 'of somebody else',
    variables: foreign(changed),
    expected: hidden,
    noForeignIds,
  },
  { operation: 'Mutation.pauseAgent', variables: own(paused), expected: everybody },
  {
    operation: 'Mutation.pauseAgent',
    when: 'of somebody else',
    variables: foreign(paused),
    expected: stoppedByAdmins,
    noForeignIds,
  },
  { operation: 'Mutation.deleteAgent', variables: own(byId), expected: everybody },
  {
    operation: 'Mutation.deleteAgent',
    when: 'of somebody else',
    variables: foreign(byId),
    expected: stoppedByAdmins,
    noForeignIds,
  },
  { operation: 'Mutation.runAgent', variables: own(again), expected: contributors },
  {
    operation: 'Mutation.runAgent',
    when: 'of somebody else',
    variables: foreign(again),
    expected: hidden,
    noForeignIds,
  },
  { operation: 'Mutation.cancelAgentRun', variables: own(byRun), expected: everybody },
  {
    operation: 'Mutation.cancelAgentRun',
    when: 'of somebody else',
    variables: foreign(byRun),
    expected: stoppedByAdmins,
    noForeignIds,
  },
];
