import { randomUUID } from 'node:crypto';
import type { Sentence } from './asking.ts';
import { eventually } from './eventually.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export const summaryFields = `id objectType objectId framework type prompt language state problem engine model numItems text streamId
  aiGenerated createdBy { id } sentences { text opens support citations { id type parentId dataPointId title quote speaker seconds stale } }`;

export type MadeSummary = {
  id: string;
  framework: string;
  type: string;
  language: string | null;
  state: string;
  problem: string | null;
  engine: string | null;
  numItems: number;
  text: string;
  streamId: string;
  sentences: (Sentence & { opens: string | null })[];
};

export const generateMutation = `mutation ($input: GenerateSummaryInput!) { generateSummary(input: $input) { ${summaryFields} } }`;

export async function startSummary(
  app: TestApp,
  person: Person,
  input: Record<string, unknown>,
): Promise<MadeSummary> {
  await app.dispatcher?.drain();
  const whole = { requestKey: randomUUID(), ...input };
  return (await ask(person, generateMutation, { input: whole })).generateSummary;
}

export async function readSummary(person: Person, id: string): Promise<MadeSummary | null> {
  return (await ask(person, `query ($id: ID!) { summary(id: $id) { ${summaryFields} } }`, { id })).summary;
}

/** Once nobody writes it any more. */
export function finishedSummary(person: Person, id: string): Promise<MadeSummary> {
  return eventually('the summary is finished', async () => {
    const summary = await readSummary(person, id);
    return summary !== null && summary.state !== 'WRITING' && summary;
  });
}

/** Asks for a summary and waits for it. */
export async function summarize(
  app: TestApp,
  person: Person,
  input: Record<string, unknown>,
): Promise<MadeSummary> {
  return finishedSummary(person, (await startSummary(app, person, input)).id);
}

export async function currentSummary(
  person: Person,
  objectType: string,
  objectId: string,
): Promise<{ current: MadeSummary | null; attempt: MadeSummary | null }> {
  const query = `query ($objectType: SummaryObjectType!, $objectId: ID!) {
    objectSummary(objectType: $objectType, objectId: $objectId) { current { ${summaryFields} } attempt { ${summaryFields} } } }`;
  return (await ask(person, query, { objectType, objectId })).objectSummary;
}

export function headings({ sentences }: MadeSummary): string[] {
  return sentences.filter(({ opens }) => opens === 'HEADING').map(({ text }) => text);
}
