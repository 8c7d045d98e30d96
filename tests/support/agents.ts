import { randomUUID } from 'node:crypto';
import type { Sentence } from './asking.ts';
import { eventually } from './eventually.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export type ReadRun = {
  id: string;
  dryRun: boolean;
  trigger: string;
  state: string;
  problem: string | null;
  engine: string | null;
  model: string;
  answered: boolean;
  tokens: number;
  dueAt: string | null;
  missedCount: number | null;
  document: { id: string; kind: string; title: string; projectId: string | null } | null;
  sentences: Sentence[];
  steps: {
    tool: string;
    outcome: string;
    input: string;
    detail: string;
    hiddenItems: number;
    items: { id: string; type: string; title: string }[];
  }[];
};

const runFields = `id dryRun trigger state problem engine model answered tokens dueAt missedCount
  document { id kind title projectId }
  steps { tool outcome input detail hiddenItems items { id type title } }
  sentences { text support citations { id type quote speaker stale } }`;

export function settings(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Export report',
    prompt: 'Why do people give up on the export?',
    trigger: 'MANUAL',
    tools: ['SEARCH'],
    ...more,
  };
}

export async function addAgent(person: Person, more: Record<string, unknown> = {}): Promise<string> {
  const { createAgent } = await ask(
    person,
    'mutation ($input: AgentInput!) { createAgent(input: $input) { id } }',
    { input: settings(more) },
  );
  return createAgent.id;
}

export const runMutation = `mutation ($id: ID!, $dryRun: Boolean!, $requestKey: String!) {
  runAgent(id: $id, dryRun: $dryRun, requestKey: $requestKey) { id state } }`;

/** Starts a run and does not wait for it. */
export async function startRun(person: Person, id: string, { dryRun = false } = {}): Promise<string> {
  return (await ask(person, runMutation, { id, dryRun, requestKey: randomUUID() })).runAgent.id;
}

export async function readRun(person: Person, id: string): Promise<ReadRun | null> {
  return (await ask(person, `query ($id: ID!) { agentRun(id: $id) { ${runFields} } }`, { id })).agentRun;
}

/** Once nobody works on it any more. */
export function endedRun(person: Person, id: string): Promise<ReadRun> {
  return eventually(
    'the run has ended',
    async () => {
      const run = await readRun(person, id);
      return run !== null && !['WAITING', 'RUNNING'].includes(run.state) && run;
    },
    // A job waits for its turn, and often asked questions keep the embedded database from it.
    { withinMs: 30_000, everyMs: 100 },
  );
}

export async function runAgentAs(
  app: TestApp,
  person: Person,
  id: string,
  options: { dryRun?: boolean } = {},
): Promise<ReadRun> {
  await app.dispatcher?.drain();
  return endedRun(person, await startRun(person, id, options));
}

/** Newest first. */
export async function runsOf(person: Person, id: string): Promise<ReadRun[]> {
  const query = `query ($id: ID!) { agent(id: $id) { runs { items { ${runFields} } } } }`;
  return (await ask(person, query, { id })).agent.runs.items;
}

/** As the worker does every minute. */
export async function runSchedules(app: TestApp): Promise<void> {
  await app.runSchedules(new AbortController().signal);
}
