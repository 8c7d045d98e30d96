import type { Node } from '@xyflow/react';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';

export type BoardNode = Node<{ object: CanvasObject }, CanvasObject['type']>;

/** The room a card takes until somebody makes it larger. */
export const cardSize = { width: 264, height: 136 } as const;
export const textSize = { width: 280, height: 64 } as const;
export const rectangleSize = { width: 200, height: 140 } as const;
export const groupSize = { width: 640, height: 420 } as const;

const behind = { group: -2, rectangle: -1 } as const;

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
    zIndex: type === 'group' || type === 'rectangle' ? behind[type] : 0,
    data: { object },
  };
}

export function sizeOf(object: CanvasObject): { width: number; height: number } {
  return { width: object.width ?? cardSize.width, height: object.height ?? cardSize.height };
}

export function boxOf(node: BoardNode) {
  const { width = 0, height = 0, id, position } = node;
  return { id, ...position, width, height };
}
