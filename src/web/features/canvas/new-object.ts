import { gridPlaces } from '#domain/canvas/arrange.ts';
import type { CanvasObject, ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { cardSize, groupSize, rectangleSize, textSize } from './board-node.ts';

type Point = { x: number; y: number };

export function newText(at: Point): CanvasObject {
  return { type: 'text', ...placed(at, textSize), text: '', textFormat: 'PARAGRAPH' };
}

export function newRectangle(at: Point): CanvasObject {
  return { type: 'rectangle', ...placed(at, rectangleSize) };
}

export function newGroup(at: Point): CanvasObject {
  return { type: 'group', ...placed(at, groupSize), title: '', color: '#7c6ae0' };
}

/** Several are in rows, none on another. */
export function newReference(
  references: readonly { type: ReferenceType; refId: string }[],
  at: Point,
): CanvasObject[] {
  const cell = { width: cardSize.width + 24, height: cardSize.height + 24 };
  const places = gridPlaces(references.length, at, cell);
  return references.map((reference, n) => ({
    ...reference,
    ...cardSize,
    id: crypto.randomUUID(),
    x: places[n]?.x ?? at.x,
    y: places[n]?.y ?? at.y,
  }));
}

function placed({ x, y }: Point, size: { width: number; height: number }) {
  return {
    id: crypto.randomUUID(),
    x: Math.round(x - size.width / 2),
    y: Math.round(y - size.height / 2),
    ...size,
  };
}
