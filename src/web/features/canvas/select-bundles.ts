import type { NodeChange } from '@xyflow/react';
import type { BoardNode } from './board-node.ts';

/** A bundle is selected as a whole, and given up as a whole. */
export function selectBundles(
  changes: readonly NodeChange<BoardNode>[],
  nodes: readonly BoardNode[],
): NodeChange<BoardNode>[] {
  if (changes.every(({ type }) => type !== 'select')) return [...changes];
  const bundleOf = new Map(nodes.map(({ id, data }) => [id, data.object.bundleId]));
  const selected = new Map<string, boolean>();
  for (const change of changes) {
    const bundleId = change.type === 'select' ? bundleOf.get(change.id) : undefined;
    if (change.type === 'select' && bundleId !== undefined)
      selected.set(bundleId, change.selected || selected.get(bundleId) === true);
  }
  if (selected.size === 0) return [...changes];
  const others = changes.filter(
    (change) => change.type !== 'select' || bundleOf.get(change.id) === undefined,
  );
  const whole = nodes.flatMap(({ id, data }) => {
    const isSelected = selected.get(data.object.bundleId ?? '');
    return isSelected === undefined ? [] : [{ type: 'select' as const, id, selected: isSelected }];
  });
  return [...others, ...whole];
}
