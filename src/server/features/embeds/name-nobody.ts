import { hideNamesInQuotes, learnAddresses, readPlaceholders } from '#server/features/cards/index.ts';
import type { Reading } from '#server/features/participant-numbers/index.ts';
import { describeQuotes, type Described } from './describe-quotes.ts';
import type { Embed } from './quote.ts';

/** An embed with the names that its link shows: where it hides them, placeholders in its title and quotes. */
export async function nameNobody(
  reading: Reading,
  workspaceId: string,
  embed: Embed,
): Promise<Embed<Described>> {
  const { title, unnamedId } = embed;
  const described = await describeQuotes(reading, workspaceId, embed.quotes);
  const quotes = await hideNamesInQuotes(reading.db, workspaceId, described);
  const ofTitle =
    unnamedId === null ? null : await readPlaceholders(reading, { workspaceId, objectId: unnamedId });
  if (ofTitle && title !== null)
    await learnAddresses(reading.db, workspaceId, { placeholders: ofTitle, page: title });
  for (const { placeholders, text } of quotes)
    if (placeholders) await learnAddresses(reading.db, workspaceId, { placeholders, page: text });
  return {
    ...embed,
    title: title === null ? null : (ofTitle?.maskText(title) ?? title),
    quotes: quotes.map((quote) => ({
      ...quote,
      text: quote.placeholders?.maskText(quote.text) ?? quote.text,
    })),
  };
}
