import { nothingAnswers } from '#domain/ai/ask.ts';
import type { ToolCall } from '../tool.ts';
import type { AnswerMessage } from './answer-message.ts';

type Sentence = AnswerMessage['sentences'][number];
type Citation = Sentence['citations'][number];

const marks = {
  SUPPORTED: '',
  UNSUPPORTED: ' (no evidence was found for this)',
  UNCHECKED: ' (the meaning was not checked)',
  WITHHELD: '',
} as const;
const foundTypes = {
  highlight: 'HIGHLIGHT',
  insight: 'INSIGHT',
  note: 'NOTE',
  theme: 'THEME',
  tag: 'TAG',
} as const;

/** The answer with numbers for its sources, and what each of them says word for word. */
export function writeAnswer(
  { linkTo }: Pick<ToolCall, 'linkTo'>,
  { answered, problem, sentences }: AnswerMessage,
): string {
  const sources: Citation[] = [];
  const numberOf = (citation: Citation): number => {
    const known = sources.findIndex(({ id, quote }) => id === citation.id && quote === citation.quote);
    return known < 0 ? sources.push(citation) : known + 1;
  };
  const lines = sentences
    .filter(({ support }) => support !== 'WITHHELD')
    .map(({ text, support, citations }) => {
      const numbers = citations.map((citation) => `[${numberOf(citation)}]`).join('');
      return `${text}${numbers && ` ${numbers}`}${marks[support]}`;
    });
  const sourceLines = sources.map(({ id, type, title, projectTitle, quote, speaker }, at) =>
    [
      `[${at + 1}] “${quote}”`,
      [speaker, title || 'Untitled', projectTitle].filter((part) => part !== null).join(', '),
      `${type} ${id}`,
      linkTo(foundTypes[type], id, title),
    ].join('\n'),
  );
  return [
    ...(answered ? [] : [`${nothingAnswers}. The nearest quotes:`]),
    ...lines,
    ...(problem === null ? [] : [problem]),
    ...(sourceLines.length > 0 ? ['Sources:', ...sourceLines] : []),
  ].join('\n\n');
}
