import type { Ending } from '#domain/canvas/connector-line.ts';
import { boxOf, type BoardNode } from './board-node.ts';

/** What says something: a highlight by its quote, a sticky note, a shape or a text by its words. */
export type SortableCard = Ending & ({ readonly refId: string } | { readonly words: string });

export function sortableCards(nodes: readonly BoardNode[]): SortableCard[] {
  return nodes.flatMap((node): SortableCard[] => {
    const { object } = node.data;
    if (object.type === 'highlight') return [{ ...boxOf(node), refId: object.refId }];
    const words = ('text' in object && object.text?.trim()) || '';
    return words === '' ? [] : [{ ...boxOf(node), words }];
  });
}
