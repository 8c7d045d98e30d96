import { rowPlaces } from '#domain/canvas/arrange.ts';
import type { CanvasObject, ReferenceType, ShapeType } from '#domain/canvas/canvas-objects.ts';
import { quoteRoom } from '#domain/canvas/quote-room.ts';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { stickyColor } from './board-choices.ts';
import type { PlacedTool } from './board-tool.ts';
import { cardSize, groupSize, shapeSize, stickySize, textSize } from './board-node.ts';

type Point = { x: number; y: number };

/** A shape that is thinner could not be caught again. */
const smallest = 16;

export function newText(at: Point): CanvasObject {
  return { type: 'text', ...placed(at, textSize), text: '', textFormat: 'PARAGRAPH' };
}

export function newShape(type: ShapeType): (at: Point) => CanvasObject {
  return (at) => ({ type, ...placed(at, shapeSize) });
}

export function newSticky(at: Point): Extract<CanvasObject, { type: 'rectangle' }> {
  return { type: 'rectangle', ...placed(at, stickySize), color: stickyColor };
}

/** What a tool puts on the board by itself. */
export function madeBy(tool: PlacedTool): (at: Point) => CanvasObject {
  if (tool === 'sticky') return newSticky;
  if (tool === 'text') return newText;
  return tool === 'frame' ? newGroup : newShape(tool);
}

/** The room between two corners; even sides with Shift. */
export function shapeBetween(
  from: Point,
  to: Point,
  isEven: boolean,
): Record<'x' | 'y' | 'width' | 'height', number> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const longer = Math.max(Math.abs(dx), Math.abs(dy));
  const [width, height] = isEven ? [longer, longer] : [Math.abs(dx), Math.abs(dy)];
  return {
    x: dx < 0 ? from.x - width : from.x,
    y: dy < 0 ? from.y - height : from.y,
    width: Math.max(width, smallest),
    height: Math.max(height, smallest),
  };
}

export function newGroup(at: Point): CanvasObject {
  return { type: 'group', ...placed(at, groupSize), title: '', color: '#7c6ae0' };
}

/** Several are in rows, none on another. */
export function newReference(
  references: readonly { type: ReferenceType; refId: string; title?: string }[],
  at: Point,
  lines: QuoteLines,
): CanvasObject[] {
  const { width } = cardSize;
  const heights = references.map(({ type, title = '' }) =>
    type === 'highlight' ? quoteRoom(title, width, lines) : cardSize.height,
  );
  const places = rowPlaces(heights, at, { width: width + gap, gap });
  return references.map(({ type, refId }, n) => ({
    type,
    refId,
    width,
    height: heights[n] ?? cardSize.height,
    id: crypto.randomUUID(),
    x: places[n]?.x ?? at.x,
    y: places[n]?.y ?? at.y,
  }));
}

const gap = 24;

function placed({ x, y }: Point, size: { width: number; height: number }) {
  return {
    id: crypto.randomUUID(),
    x: Math.round(x - size.width / 2),
    y: Math.round(y - size.height / 2),
    ...size,
  };
}
