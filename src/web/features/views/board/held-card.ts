import { pointerWithin, rectIntersection, type CollisionDetection } from '@dnd-kit/core';
import type { Row } from '../row-of.ts';

/** A card, its column, its place there and the card before it. */
export type HeldCard = {
  readonly row: Row;
  readonly from: string;
  readonly index: number;
  readonly previousId: string | null;
};

/** Several columns may have the same row. */
export function handOf({ row, from }: Pick<HeldCard, 'row' | 'from'>): string {
  return `${from} ${row.id}`;
}

const cardPlace = 'card ';

export function placeOfCard(card: Pick<HeldCard, 'row' | 'from'>): string {
  return `${cardPlace}${handOf(card)}`;
}

/** The column of a place that something can be dropped on. */
export function columnOf(place: string): string {
  return place.startsWith(cardPlace) ? (place.split(' ')[1] ?? '') : place;
}

/** A column is larger than the cards in it and would always win. */
export const cardsFirst: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  const found = within.length > 0 ? within : rectIntersection(args);
  const cards = found.filter(({ id }) => String(id).startsWith(cardPlace));
  return cards.length > 0 ? cards : found;
};
