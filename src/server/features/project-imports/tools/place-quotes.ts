import { Transform } from '@tiptap/pm/transform';
import { addAnnotation } from '#editor/annotations/mark-ranges.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { findQuote } from '#editor/text/find-quote.ts';
import { toText } from '#editor/text/to-text.ts';

const longestQuote = 10_000;

/** Marks the words of each quote where the document has them. */
export function placeQuotes(
  document: DocumentJson,
  quotes: readonly { readonly guid: string; readonly quote: string }[],
): object {
  const node = asNode(document);
  const text = toText(node);
  const transform = new Transform(node);
  for (const { guid, quote } of quotes) {
    const words = quote.length > longestQuote ? '' : unquoted(quote);
    const range = findQuote(text, { words, start: null, end: null });
    if (range) addAnnotation(transform, { mark: 'highlight', key: 'id' }, { ...range, id: guid });
  }
  return transform.doc.toJSON();
}

/** Some tools put what somebody said into quotation marks. */
function unquoted(quote: string): string {
  return /^["“](.*)["”]$/su.exec(quote.trim())?.[1] ?? quote;
}
