import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import type { QuestionResult } from '#server/features/questions/index.ts';

/** Rarer answers of a question are counted together: a page of a thousand rows tells nothing. */
const mostRows = 20;

/** Each question with its answers, the most frequent first. */
export function resultsDocument(results: readonly QuestionResult[]): DocumentJson {
  return { type: 'doc', content: [...results.flatMap(sectionOf), { type: 'paragraph' }] };
}

function sectionOf({ question, noteCount, options }: QuestionResult): NodeJson[] {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [words(question.title)] };
  const count = paragraph(`${noteCount.toLocaleString('en')} ${noteCount === 1 ? 'response' : 'responses'}`);
  if (question.type === 'FREE_TEXT') return [heading, count];
  const chosen = options.filter((one) => one.noteCount > 0).toSorted((a, b) => b.noteCount - a.noteCount);
  const rows = chosen
    .slice(0, mostRows)
    .map(({ optionText, noteCount: count }) => [
      optionText,
      count.toLocaleString('en'),
      share(count, noteCount),
    ]);
  const others = chosen.length - rows.length;
  const table = {
    type: 'table',
    content: [
      row('tableHeader', ['Answer', 'Responses', 'Share']),
      ...rows.map((cells) => row('tableCell', cells)),
    ],
  };
  return [
    heading,
    count,
    table,
    ...(others > 0 ? [paragraph(`and ${others.toLocaleString('en')} rarer answers`)] : []),
  ];
}

function share(count: number, of: number): string {
  return `${Math.round((100 * count) / Math.max(1, of))}%`;
}

function row(cell: 'tableHeader' | 'tableCell', texts: readonly string[]): NodeJson {
  return { type: 'tableRow', content: texts.map((text) => ({ type: cell, content: [paragraph(text)] })) };
}

function paragraph(text: string): NodeJson {
  return { type: 'paragraph', content: [words(text)] };
}

function words(text: string): NodeJson {
  return { type: 'text', text };
}
