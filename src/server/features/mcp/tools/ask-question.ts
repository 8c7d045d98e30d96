import { z } from 'zod';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { defineTool } from '../tool.ts';
import { answerMessage, messageType } from './answer-message.ts';
import { writeAnswer } from './write-answer.ts';

/** A question, what was thought, the answer. */
const mostMessages = 3;
const mutation = `mutation ($input: AskQuestionInput!, $first: Int!) { askQuestion(input: $input) { id
  messages(first: $first) { items { type streamId } } } }`;
const asked = object({
  askQuestion: object({
    id: uuid,
    messages: object({ items: array(object({ type: messageType, streamId: nullable(uuid) })) }),
  }),
});
const query = `query ($id: ID!, $first: Int!) { conversation(id: $id) { messages(first: $first) { items {
  type state answered problem sentences { text support citations {
    id type parentId title projectTitle quote speaker } } } } } }`;
const answer = object({
  conversation: nullable(object({ messages: object({ items: array(answerMessage) }) })),
});

export const askQuestion = defineTool({
  name: 'ask',
  title: 'Ask the research',
  description:
    'Answers a question from the research, with quotes that were checked word for word against their sources. Ask whole questions: it does not know what was asked before.',
  isReadOnly: false,
  input: z.object({
    question: z.string().min(1).max(2000),
    projectId: z.uuid().optional().describe('Only from this project'),
  }),
  async run(call, { question, projectId }) {
    const filter = projectId === undefined ? null : { objectType: 'Project', objectIds: [projectId] };
    const input = { question, filter, requestKey: call.ctx.newId() };
    const { askQuestion: begun } = await call.ask(mutation, { input, first: mostMessages }, asked);
    const streamId = begun.messages.items.find((one) => one.type === 'ASSISTANT')?.streamId;
    if (streamId != null) await call.followStream(streamId);
    const { conversation } = await call.ask(query, { id: begun.id, first: mostMessages }, answer);
    const written = conversation?.messages.items.find((one) => one.type === 'ASSISTANT');
    if (!written) return 'The answer was deleted.';
    const path = buildUrl('search', { hash: { conversationId: begun.id } });
    return `${writeAnswer(call, written)}\n\nIn Hark: ${workspaceUrl(call.env.rootUrl, call.ctx.workspace.subdomain, path)}`;
  },
});
