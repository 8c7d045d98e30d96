import { useReactFlow, type NodeChange } from '@xyflow/react';
import { useRef, useState } from 'react';
import { alignmentGuides, type Guide } from '#domain/canvas/alignment-guides.ts';
import { isWithin } from '#domain/canvas/frames.ts';
import { boxOf, type BoardNode } from './board-node.ts';
import type { Board } from './use-board.ts';

type Changes = NodeChange<BoardNode>[];

const noGuides: readonly Guide[] = [];
/** In pixels of the screen. */
const reach = 6;

/** One object that is dragged lines up with those around it. Several keep their places to each other instead. */
export function useGuides({ nodes, onNodesChange }: Pick<Board, 'nodes' | 'onNodesChange'>) {
  const flow = useReactFlow();
  const [guides, setGuides] = useState(noGuides);
  const isDragging = useRef(false);

  function lineUp(changes: Changes): Changes {
    const moves = changes.flatMap((change) => (change.type === 'position' ? [change] : []));
    const [move] = moves;
    const node = moves.length === 1 && move ? nodes.find(({ id }) => id === move.id) : undefined;
    if (!move?.position || !node) return changes;
    // The keys move by as much as they say.
    if (move.dragging !== true && !isDragging.current) return changes;
    isDragging.current = move.dragging === true;
    const box = boxOf(node);
    const { bundleId } = node.data.object;
    const standing = nodes.filter(
      ({ id, type, data }) =>
        id !== node.id && type !== 'stroke' && (!bundleId || data.object.bundleId !== bundleId),
    );
    const others = standing.map(boxOf).filter((other) => node.type !== 'group' || !isWithin(other, box));
    const guided = alignmentGuides({ ...box, ...move.position }, others, reach / flow.getZoom());
    setGuides(isDragging.current ? guided.guides : noGuides);
    const position = { x: guided.x, y: guided.y };
    return changes.map((change) => (change === move ? { ...move, position } : change));
  }

  return { guides, onNodesChange: (changes: Changes) => onNodesChange(lineUp(changes)) };
}
