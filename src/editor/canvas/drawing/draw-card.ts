import type { Box } from '#domain/canvas/arrange.ts';
import { column, element, heightOf, type Words } from './svg-element.ts';
import { ink, muted, paper, rule } from './palette.ts';

/** What a card shows to the person for whom the board is drawn. Null: they may not see it. */
export type DrawnCard = {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly color: string | null;
};

const padding = 12;
const gap = 4;

export function drawCard(card: DrawnCard | null, { x, y, width, height }: Box): string {
  const frame = element('rect', { x, y, width, height, rx: 6, fill: paper, stroke: rule });
  const edge = card?.color ? element('rect', { x, y, width: 4, height, rx: 2, fill: card.color }) : '';
  let top = y + padding;
  const parts = partsOf(card).map((words) => {
    const drawn = column(words, { x: x + padding, y: top, width: width - 2 * padding });
    top += heightOf(words, width - 2 * padding) + gap;
    return drawn;
  });
  return frame + edge + parts.join('');
}

/** With every word of the quote. */
export function cardHeight(card: DrawnCard | null, width: number): number {
  const heights = partsOf(card).map((words) => heightOf(words, width - 2 * padding) + gap);
  return Math.ceil(heights.reduce((sum, height) => sum + height, 2 * padding - gap));
}

function partsOf(card: DrawnCard | null): Words[] {
  if (!card) return [{ text: 'You don’t have access', size: 12, color: muted }];
  const isQuote = card.kind === 'Highlight';
  return [
    { text: card.kind, size: 12, color: muted },
    { text: card.title, size: 14, color: ink, isBold: !isQuote },
    { text: card.detail, size: 13, color: muted },
  ].filter(({ text }) => text !== '');
}
