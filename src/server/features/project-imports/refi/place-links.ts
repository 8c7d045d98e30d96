import { guidOrNone } from '#domain/refi/read-xml.ts';
import type { XmlElement } from '#domain/refi/xml-element.ts';
import type { CardKind } from '#editor/cards/card-properties.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';

/** What a card can show of a file, by the id that it has there. */
type Shown = ReadonlyMap<string, { readonly kind: CardKind; readonly id: string }>;

type Card = { readonly guid: string; readonly kind: CardKind; readonly id: string };
export type PlacedLinks = {
  /** By the id of the memo that they are in. */
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  readonly rest: readonly XmlElement[];
};

/** A link from a memo that says no more than that is a card in its text; every other link is kept as it is. */
export function placeLinks(
  links: readonly XmlElement[],
  memos: ReadonlySet<string>,
  shown: Shown,
): PlacedLinks {
  const cards = new Map<string, Map<string, Card>>();
  const rest: XmlElement[] = [];
  for (const link of links) {
    const [from, to] = [guidOrNone(link, 'originGUID'), guidOrNone(link, 'targetGUID')];
    const [guid, target] = [guidOrNone(link, 'guid'), shown.get(to ?? '')];
    const { name = '', color = '', direction = '' } = link.attributes;
    const saysMore = name !== '' || color !== '' || direction !== 'OneWay' || link.children.length > 0;
    const known = cards.get(from ?? '') ?? new Map<string, Card>();
    if (from === null || guid === null || !target || !memos.has(from) || saysMore || known.has(target.id)) {
      rest.push(link);
      continue;
    }
    cards.set(from, known.set(target.id, { guid, ...target }));
  }
  return { cards: new Map([...cards].map(([from, all]) => [from, [...all.values()]])), rest };
}

export function cardBlock({ kind, id }: Pick<Card, 'kind' | 'id'>): NodeJson {
  return { type: 'referenceCard', attrs: { kind, id } };
}
