import { findConnector, type Connector } from '#domain/canvas/connectors.ts';
import type { BoardNode } from './board-node.ts';

/** Connectors from each object to the next, along the longer way they are spread. Pairs that have one keep it. */
export function connectInOrder(nodes: readonly BoardNode[], connectors: readonly Connector[]): Connector[] {
  const across = spread(nodes.map(({ position }) => position.x));
  const down = spread(nodes.map(({ position }) => position.y));
  const axis = across >= down ? 'x' : 'y';
  const sorted = nodes.toSorted((one, other) => one.position[axis] - other.position[axis]);
  return sorted.slice(1).flatMap((node, at) => {
    const from = sorted[at]?.id ?? '';
    const isKnown = findConnector(connectors, [from, node.id]) !== undefined;
    return isKnown ? [] : [{ id: crypto.randomUUID(), from, to: node.id, arrow: 'end' as const }];
  });
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
