import type { CardAttributes } from './card-properties.ts';
import { presentCard, type PresentedQuote } from './present-card.ts';
import type { CardReader } from './read-card.ts';

/** A card in lines of plain text. */
export function cardToText(attributes: CardAttributes, readCard: CardReader): string {
  const { title, text, facts, quotes, remark } = presentCard(attributes, readCard);
  return [
    ...(title === null ? [] : [title]),
    ...(text === null ? [] : [text]),
    ...(facts.length === 0 ? [] : [facts.join(' · ')]),
    ...quotes.flatMap(quoteToLines),
    ...(remark === null ? [] : [remark]),
  ].join('\n');
}

export function quoteToLines({ text, byline, tags, clip }: PresentedQuote): string[] {
  return [
    ...(text.trim() === '' ? [] : [`“${text}”`]),
    ...(byline.length === 0 ? [] : [`— ${byline.join(' · ')}`]),
    ...(tags.length === 0 ? [] : [`Tags: ${tags.join(', ')}`]),
    ...(clip ? [`Clip: ${clip.url}`] : []),
  ];
}
