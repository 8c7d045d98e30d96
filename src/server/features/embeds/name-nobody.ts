import { hideNamesInQuotes, readPlaceholders } from '#server/features/cards/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { describeQuotes, type Described } from './describe-quotes.ts';
import type { Embed } from './quote.ts';

/** An embed with the names that its link shows: where it hides them, placeholders in its title and quotes. */
export async function nameNobody(db: Db, workspaceId: string, embed: Embed): Promise<Embed<Described>> {
  const { title, unnamedId } = embed;
  const described = await describeQuotes(db, workspaceId, embed.quotes);
  const quotes = await hideNamesInQuotes(db, workspaceId, described);
  const ofTitle =
    unnamedId === null ? null : await readPlaceholders(db, { workspaceId, objectId: unnamedId });
  return {
    ...embed,
    title: title === null ? null : (ofTitle?.maskText(title) ?? title),
    quotes: quotes.map((quote) => ({
      ...quote,
      text: quote.placeholders?.maskText(quote.text) ?? quote.text,
    })),
  };
}
