import { titleOfQuestion } from '#domain/ai/ask.ts';
import { citationUrl } from '#domain/ai/citation-url.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { ShownCitation, ShownSentence } from '#server/features/answering/index.ts';

/** Each statement with the quotes below it, linked to where they are; a statement that is a quote itself stands once. */
export function insightOfAnswer(
  question: string,
  sentences: readonly ShownSentence[],
): { title: string; content: DocumentJson } {
  return {
    title: titleOfQuestion(question),
    content: {
      type: 'doc',
      content: sentences.flatMap(({ text, opens, citations }) =>
        opens === 'heading'
          ? [heading(text)]
          : [
              ...(citations.some(({ quote }) => quote === text) ? [] : [paragraph(text)]),
              ...citations.map((citation) => ({
                type: 'blockquote',
                content: [paragraph(citation.quote), origin(citation)],
              })),
            ],
      ),
    },
  };
}

function heading(text: string) {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function origin(citation: ShownCitation) {
  const { speaker, title } = citation;
  const named = [speaker, title].filter(Boolean).join(', ') || 'Source';
  const link = { type: 'link', attrs: { href: citationUrl(citation) } };
  return {
    type: 'paragraph',
    content: [
      { type: 'text', text: '— ' },
      { type: 'text', text: named, marks: [link] },
    ],
  };
}
