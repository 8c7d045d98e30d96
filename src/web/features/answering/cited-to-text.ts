import type { ShownSentence } from './cited-part.ts';
import { citationUrl } from '#domain/ai/citation-url.ts';

const starts = { HEADING: '\n\n## ', PARAGRAPH: '\n\n', ITEM: '\n- ', NEXT: ' ' } as const;

/** A text with its citations as plain text: each citation is numbered, and its quote and address are below. */
export function citedToText(title: string, sentences: readonly ShownSentence[], origin: string): string {
  const notes: string[] = [];
  const lines = sentences
    .filter(({ support }) => support !== 'WITHHELD')
    .map(({ text, opens, support, citations }) => {
      const marks = citations.map((citation) => {
        const from = [citation.speaker, citation.title].filter(Boolean).join(', ');
        const changed = citation.stale ? ' (the source has changed since)' : '';
        const place = `${origin}${citationUrl(citation)}`;
        notes.push(`[${notes.length + 1}] “${citation.quote}” — ${from} ${place}${changed}`);
        return `[${notes.length}]`;
      });
      const doubt = support === 'UNSUPPORTED' ? ' (no evidence found)' : '';
      const start = starts[opens ?? 'NEXT'];
      return `${start}${text}${doubt}${marks.length > 0 ? ` ${marks.join('')}` : ''}`;
    });
  return [title, lines.join('').trim(), notes.join('\n')].filter((part) => part !== '').join('\n\n');
}
