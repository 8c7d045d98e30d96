import type { NodeChange } from '@xyflow/react';
import { growFrames } from '#domain/canvas/frames.ts';
import type { ObjectChange } from '#editor/canvas/canvas-doc.ts';
import { boxOf, type BoardNode } from './board-node.ts';

/** The frames that grow because of what a drag has put into them. */
export function grownByDrop(
  changes: readonly NodeChange<BoardNode>[],
  nodes: readonly BoardNode[],
): ObjectChange[] {
  const places = new Map(
    changes.flatMap((change) =>
      change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
    ),
  );
  const frames = nodes.filter(({ id, type }) => type === 'group' && !places.has(id));
  const dropped = nodes.flatMap((node) => {
    const position = places.get(node.id);
    return position && node.type !== 'group' ? [boxOf({ ...node, position })] : [];
  });
  return growFrames(frames.map(boxOf), dropped);
}
