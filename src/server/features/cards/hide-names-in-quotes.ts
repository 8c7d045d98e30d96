import { quotesForStrangers } from '#editor/annotations/quotes-for-strangers.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { Db } from '#server/platform/db/database.ts';

type Quoted = {
  readonly id: string;
  readonly text: string;
  /** Words of a document, and not of a recording or a page of a PDF. */
  readonly marked: boolean;
  readonly objectId: string;
  readonly hideNames: boolean;
};

/**
 * Quotes as strangers may read them. A mention carries a name, or the title of something that is not shared: the
 * text of such a quote is read from its document again, with what the public page would say in its place.
 */
export async function hideNamesInQuotes<T extends Quoted>(
  db: Db,
  workspaceId: string,
  quotes: readonly T[],
): Promise<T[]> {
  const hidden = new Map<T, string>();
  const byDocument = Map.groupBy(quotes.filter(mayMention), ({ objectId }) => objectId);
  for (const [objectId, group] of byDocument) {
    const document = await readDocument(db, workspaceId, objectId);
    const [some, none] = [quotesForStrangers(document, 'people'), quotesForStrangers(document, 'none')];
    for (const quote of group) {
      // Without its mark nothing tells which of the words are names.
      hidden.set(quote, (quote.hideNames ? none : some).get(quote.id) ?? '…');
    }
  }
  return quotes.map((quote) => ({ ...quote, text: hidden.get(quote) ?? quote.text }));
}

function mayMention({ text, marked }: Quoted): boolean {
  return marked && text.includes('@');
}
