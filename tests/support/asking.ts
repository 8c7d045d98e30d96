import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export const conversationFields = `id title shared isMine objectType objectIds messages { items {
  id type text state summary answered problem engine model numProjects numHighlights numChannels numItems
  participantsCited participantsTotal rating streamId
  sentences { text opens support citations { id type parentId title projectTitle quote speaker seconds page stale
    citationReferenceId } } } }`;

export type Citation = {
  id: string;
  type: string;
  parentId: string | null;
  dataPointId?: string | null;
  title: string;
  projectTitle: string | null;
  quote: string;
  speaker: string | null;
  seconds: number | null;
  page: number | null;
  stale: boolean;
};
export type Sentence = { text: string; support: string; citations: Citation[] };
export type AskedMessage = {
  id: string;
  type: string;
  text: string;
  state: string;
  summary: string;
  answered: boolean;
  problem: string | null;
  engine: string | null;
  model: string | null;
  numProjects: number;
  numHighlights: number;
  numItems: number;
  participantsCited: number | null;
  participantsTotal: number | null;
  rating: string | null;
  streamId: string;
  sentences: Sentence[];
};
export type AskedConversation = {
  id: string;
  title: string;
  shared: boolean;
  isMine: boolean;
  objectType: string | null;
  messages: { items: AskedMessage[] };
};

export const askMutation = `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { ${conversationFields} } }`;

/** Asks and does not wait for the answer. */
export async function startAsking(
  app: TestApp,
  person: Person,
  question: string,
  more: Record<string, unknown> = {},
): Promise<AskedConversation> {
  await app.dispatcher?.drain();
  const input = { question, requestKey: randomUUID(), ...more };
  return (await ask(person, askMutation, { input })).askQuestion;
}

export async function readConversation(person: Person, id: string): Promise<AskedConversation | null> {
  const query = `query ($id: ID!) { conversation(id: $id) { ${conversationFields} } }`;
  return (await ask(person, query, { id })).conversation;
}

/** The last answer of a conversation once nobody writes it any more. */
export function answerOf(person: Person, id: string): Promise<AskedMessage> {
  return eventually('the answer is finished', async () => {
    const last = (await readConversation(person, id))?.messages.items.at(-1);
    return last !== undefined && last.state !== 'WRITING' && last;
  });
}

/** Asks and waits for the answer. */
export async function askAs(
  app: TestApp,
  person: Person,
  question: string,
  more: Record<string, unknown> = {},
): Promise<AskedMessage & { conversationId: string }> {
  const { id } = await startAsking(app, person, question, more);
  return { ...(await answerOf(person, id)), conversationId: id };
}

export function supported({ sentences }: Pick<AskedMessage, 'sentences'>): string[] {
  return sentences.filter(({ support }) => support === 'SUPPORTED').map(({ text }) => text);
}

/** What a stream says after a position, as the wire has it, until it ends. */
export async function readStream(
  person: Person,
  streamId: string,
  after = 0,
): Promise<{ positions: number[]; parts: Record<string, unknown>[]; end: string }> {
  const headers = { authorization: `Bearer ${await person.bearer()}` };
  const { status, body } = await person.visitor.get(`/api/streams/${streamId}?after=${after}`, { headers });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const text = String(body);
  return {
    positions: [...text.matchAll(/^id: (\d+)$/gm)].map(([, position]) => Number(position)),
    parts: [...text.matchAll(/^id: .*\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '')),
    end: /event: end\ndata: \{"state":"(\w+)"\}/.exec(text)?.[1] ?? '',
  };
}
