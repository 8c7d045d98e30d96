import { buildUrl } from '#domain/routes/build-url.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import type { FinishedAnswer, ShownSentence } from '#server/features/answering/index.ts';
import { insightOfAnswer } from '#server/features/conversations/index.ts';
import type { Agent } from '../agent.ts';

const dayLabel = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

type Made = {
  readonly agent: Pick<Agent, 'id' | 'name' | 'timeZone'>;
  readonly runId: string;
  readonly prompt: string;
  readonly finished: FinishedAnswer;
  readonly at: Date;
};

/** Where it comes from, then what was found, each statement with the quotes it rests on. */
export function documentOfRun(
  { agent, runId, prompt, finished, at }: Made,
  sentences: readonly ShownSentence[],
): { title: string; content: DocumentJson } {
  const day = dayLabel.format(at);
  const engine =
    finished.engine === 'model'
      ? `written by ${finished.model} and checked against its sources`
      : 'quotes chosen without a language model';
  const href = buildUrl('agentRun', { params: { agentId: agent.id, runId } });
  const from: NodeJson = {
    type: 'paragraph',
    content: [
      { type: 'text', text: `AI generated on ${day} by the agent ` },
      { type: 'text', text: agent.name, marks: [{ type: 'link', attrs: { href } }] },
      { type: 'text', text: `: ${engine}.` },
    ],
  };
  const { content } = insightOfAnswer(prompt, sentences).content;
  return {
    title: `${agent.name}, ${day}`,
    content: { type: 'doc', content: [from, ...(content ?? [])] },
  };
}
