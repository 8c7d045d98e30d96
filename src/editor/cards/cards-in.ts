import type { NodeJson } from '#editor/schema/document-json.ts';
import { cardKinds, type CardKind } from './card-properties.ts';

export type CardRef = { readonly kind: CardKind; readonly id: string };

/** The things that the cards of a document show, each once. */
export function cardsIn(document: NodeJson): CardRef[] {
  const found = new Map<string, CardRef>();
  const waiting: NodeJson[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const ref = node.type === 'referenceCard' ? refOf(node.attrs ?? {}) : undefined;
    if (ref) found.set(keyOfCard(ref), ref);
    waiting.push(...(node.content ?? []));
  }
  return [...found.values()];
}

export function refOf({ kind = 'note', id }: Readonly<Record<string, unknown>>): CardRef | undefined {
  const known = cardKinds.find((one) => one === kind);
  return known !== undefined && typeof id === 'string' ? { kind: known, id } : undefined;
}

export function keyOfCard({ kind, id }: CardRef): string {
  return `${kind} ${id}`;
}
