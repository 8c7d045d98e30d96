import { titleOfQuestion } from '#domain/ai/ask.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { ShownSentence } from '#server/features/answering/index.ts';

/** Each statement with the quotes below it; a statement that is a quote itself stands once. */
export function insightOfAnswer(
  question: string,
  sentences: readonly ShownSentence[],
): { title: string; content: DocumentJson } {
  return {
    title: titleOfQuestion(question),
    content: {
      type: 'doc',
      content: sentences.flatMap(({ text, citations }) => [
        ...(citations.some(({ quote }) => quote === text) ? [] : [paragraph(text)]),
        ...citations.map(({ quote, speaker, title }) => ({
          type: 'blockquote',
          content: [
            paragraph(quote),
            paragraph(['—', [speaker, title].filter(Boolean).join(', ')].join(' ')),
          ],
        })),
      ]),
    },
  };
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}
