import type { Node } from '@xyflow/react';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Ending } from '#domain/canvas/connector-line.ts';
import { isShape } from './board-tool.ts';

export type BoardNode = Node<{ object: CanvasObject }, CanvasObject['type']>;

/** The room a card takes until somebody makes it larger. */
export const cardSize = { width: 264, height: 136 } as const;
export const textSize = { width: 280, height: 64 } as const;
export const shapeSize = { width: 200, height: 140 } as const;
export const stickySize = { width: 176, height: 176 } as const;
export const groupSize = { width: 640, height: 420 } as const;

/** Frames and shapes are there for others to be on; ink is over what it marks. */
const levels: Partial<Record<CanvasObject['type'], number>> = {
  group: -2,
  rectangle: -1,
  ellipse: -1,
  diamond: -1,
  stroke: 1,
};

export function isGround(type: string | undefined): boolean {
  return type === 'group' || isShape(type);
}

export function nodeOf(object: CanvasObject): BoardNode {
  const { id, type, x, y } = object;
  const { width, height } = sizeOf(object);
  return {
    id,
    type,
    position: { x, y },
    width,
    height,
    // Given outright, so that a board of thousands is laid out without measuring each.
    measured: { width, height },
    // None: otherwise each one that comes into sight has every other placed again.
    handles: [],
    zIndex: levels[type] ?? 0,
    // Only the ink itself is pressed, not the box around it.
    ...(type === 'stroke' && { style: { pointerEvents: 'none' } }),
    data: { object },
  };
}

export function sizeOf(object: CanvasObject): { width: number; height: number } {
  return { width: object.width ?? cardSize.width, height: object.height ?? cardSize.height };
}

export function boxOf(node: BoardNode): Ending {
  const { width = 0, height = 0, id, position, type } = node;
  const box = { id, ...position, width, height };
  return type === 'ellipse' || type === 'diamond' ? { ...box, outline: type } : box;
}
