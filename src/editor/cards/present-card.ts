import { cardKind, cardName } from '#editor/nodes/reference-card.ts';
import {
  isCollapsible,
  layoutsOf,
  shownProperties,
  type CardAttributes,
  type CardLayout,
} from './card-properties.ts';
import type { CardContent, CardQuote, CardReader } from './read-card.ts';

/** A card as every format writes it: whatever its owner turned off is gone, and what is left out is said. */
export type PresentedCard = {
  readonly title: string | null;
  readonly url: string | undefined;
  readonly text: string | null;
  readonly facts: readonly string[];
  readonly quotes: readonly PresentedQuote[];
  readonly remark: string | null;
  /** Folded to its first words where a reader can unfold it; paper shows all of it. */
  readonly isCollapsed: boolean;
};

export type PresentedQuote = {
  readonly text: string;
  /** Who said it, where and when, and then who marked it. */
  readonly byline: readonly string[];
  readonly tags: readonly string[];
  readonly url: string | undefined;
  readonly clip: CardQuote['clip'];
  /** The recording speaks for itself where it can be played; elsewhere the words stay, or nothing would be left. */
  readonly isClipAlone: boolean;
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
  isCollapsed: false,
};

function shownContent(attributes: CardAttributes, content: CardContent): Partial<PresentedCard> {
  const { kind, hidden, layout, collapsed } = attributes;
  const known = cardKind.holds(kind) ? kind : 'note';
  const shown = shownProperties(known, typeof hidden === 'string' ? hidden : '');
  const { title = null, url, text, facts = [], quotes = [], remark = null } = content;
  const isTextShown = shown['preview'] ?? shown['description'] ?? true;
  return {
    title,
    url,
    text: isTextShown && text !== undefined && text.trim() !== '' ? text : null,
    facts: facts.filter(({ property }) => shown[property] ?? true).map((fact) => fact.text),
    quotes: quotes.map((quote) =>
      presentQuote(
        quote,
        shown,
        layoutsOf(known).find((one) => one === layout),
      ),
    ),
    remark,
    isCollapsed: collapsed === true && isCollapsible(known),
  };
}

function presentQuote(
  quote: CardQuote,
  shown: Readonly<Record<string, boolean>>,
  layout: CardLayout | undefined,
): PresentedQuote {
  const { text, people, source, time, tags, marked = [], url } = quote;
  const clip = layout === 'textOnly' ? undefined : quote.clip;
  const byline = [
    ...((shown['participants'] ?? true) ? people : []),
    ...((shown['note'] ?? true) && source !== null ? [source] : []),
    ...((shown['timestamp'] ?? true) && time !== null ? [time] : []),
    ...marked.filter(({ property }) => shown[property] ?? true).map((fact) => fact.text),
  ];
  return {
    text,
    byline,
    tags: (shown['tags'] ?? true) ? tags : [],
    url,
    clip,
    isClipAlone: layout === 'videoOnly' && clip !== undefined,
  };
}
