import type { NodeChange } from '@xyflow/react';
import { carriedBy } from '#domain/canvas/carried-by.ts';
import { boxOf, type BoardNode } from './board-node.ts';

type Changes = readonly NodeChange<BoardNode>[];

/** Who goes along with what a drag begins to move, each with the one that takes it. */
export function passengersOf(changes: Changes, nodes: readonly BoardNode[]): ReadonlyMap<string, string> {
  const moved = changes.flatMap((change) => (change.type === 'position' ? [change.id] : []));
  const objects = nodes.map((node) => ({
    ...boxOf(node),
    isFrame: node.type === 'group',
    bundleId: node.data.object.bundleId ?? null,
  }));
  return carriedBy(moved, objects);
}

/** The moves of those who go along, by as much as the ones that take them. */
export function carriedChanges(
  changes: Changes,
  nodes: readonly BoardNode[],
  passengers: ReadonlyMap<string, string>,
): NodeChange<BoardNode>[] {
  if (passengers.size === 0) return [];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const moves = new Map(
    changes.flatMap((change) =>
      change.type === 'position' && change.position ? [[change.id, change] as const] : [],
    ),
  );
  return [...passengers].flatMap(([id, leaderId]) => {
    const [leader, passenger, move] = [byId.get(leaderId), byId.get(id), moves.get(leaderId)];
    if (!leader || !passenger || !move?.position) return [];
    const position = {
      x: passenger.position.x + move.position.x - leader.position.x,
      y: passenger.position.y + move.position.y - leader.position.y,
    };
    return [{ type: 'position' as const, id, position, dragging: move.dragging ?? false }];
  });
}
