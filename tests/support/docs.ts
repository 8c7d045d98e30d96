import { randomUUID } from 'node:crypto';
import type { Person } from './scene.ts';
import { finishedSummary, summaryFields, type MadeSummary } from './summarizing.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export const runMutation = `mutation ($id: ID!, $requestKey: String!) {
  runAiDoc(id: $id, requestKey: $requestKey) { ${summaryFields} } }`;

export async function addDoc(
  person: Person,
  input: { prompt: string } & Record<string, unknown>,
): Promise<string> {
  const made = await ask(person, 'mutation ($input: AiDocInput!) { createAiDoc(input: $input) { id } }', {
    input,
  });
  return made.createAiDoc.id;
}

export async function startRun(
  app: TestApp,
  person: Person,
  id: string,
  requestKey: string = randomUUID(),
): Promise<MadeSummary> {
  await app.dispatcher?.drain();
  return (await ask(person, runMutation, { id, requestKey })).runAiDoc;
}

/** Runs it and waits for its end. */
export async function runDoc(app: TestApp, person: Person, id: string): Promise<MadeSummary> {
  return finishedSummary(person, (await startRun(app, person, id)).id);
}

/** Ids of its runs, the newest first. */
export async function docHistory(person: Person, id: string): Promise<string[]> {
  const query = 'query ($id: ID!) { summaryHistory(objectType: DOC, objectId: $id) { items { id } } }';
  const { summaryHistory } = await ask(person, query, { id });
  return summaryHistory.items.map((one: { id: string }) => one.id);
}
