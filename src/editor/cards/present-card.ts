import { cardKind, cardName } from '#editor/nodes/reference-card.ts';
import { shownProperties, type CardAttributes } from './card-properties.ts';
import type { CardContent, CardQuote, CardReader } from './read-card.ts';

/** A card as every format writes it: whatever its owner turned off is gone, and what is left out is said. */
export type PresentedCard = {
  readonly title: string | null;
  readonly url: string | undefined;
  readonly text: string | null;
  readonly facts: readonly string[];
  readonly quotes: readonly PresentedQuote[];
  readonly remark: string | null;
};

export type PresentedQuote = {
  readonly text: string;
  /** Who said it, where and when, and then who marked it. */
  readonly byline: readonly string[];
  readonly tags: readonly string[];
  readonly url: string | undefined;
  readonly clip: CardQuote['clip'];
};

export function presentCard(attributes: CardAttributes, readCard: CardReader | undefined): PresentedCard {
  if (!readCard) return { ...nothing, title: cardName(attributes) };
  const content = readCard(attributes);
  if (!content) return { ...nothing, remark: leftOut(attributes) };
  return { ...nothing, ...shownContent(attributes, content) };
}

/** The same words for what is gone and for what is not theirs to see: which of the two is nobody's business. */
export function leftOut(attributes: CardAttributes): string {
  return `This ${cardName(attributes).toLowerCase()} isn’t available to you.`;
}

const nothing: PresentedCard = {
  title: null,
  url: undefined,
  text: null,
  facts: [],
  quotes: [],
  remark: null,
};

function shownContent(attributes: CardAttributes, content: CardContent): Partial<PresentedCard> {
  const { kind, hidden } = attributes;
  const shown = shownProperties(
    cardKind.holds(kind) ? kind : 'note',
    typeof hidden === 'string' ? hidden : '',
  );
  const { title = null, url, text, facts = [], quotes = [], remark = null } = content;
  const isTextShown = shown['preview'] ?? shown['description'] ?? true;
  return {
    title,
    url,
    text: isTextShown && text !== undefined && text.trim() !== '' ? text : null,
    facts: facts.filter(({ property }) => shown[property] ?? true).map((fact) => fact.text),
    quotes: quotes.map((quote) => presentQuote(quote, shown)),
    remark,
  };
}

function presentQuote(quote: CardQuote, shown: Readonly<Record<string, boolean>>): PresentedQuote {
  const { text, people, source, time, tags, marked = [], url, clip } = quote;
  const byline = [
    ...((shown['participants'] ?? true) ? people : []),
    ...((shown['note'] ?? true) && source !== null ? [source] : []),
    ...((shown['timestamp'] ?? true) && time !== null ? [time] : []),
    ...marked.filter(({ property }) => shown[property] ?? true).map((fact) => fact.text),
  ];
  return { text, byline, tags: (shown['tags'] ?? true) ? tags : [], url, clip };
}
