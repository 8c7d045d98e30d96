import { shapeTypes, type CanvasObject, type ShapeType } from '#domain/canvas/canvas-objects.ts';

/** What the pointer draws; a lasso goes around what it selects. */
export type BoardTool = PlacedTool | 'pen' | 'lasso';

/** Drawn out from corner to corner. */
export type PlacedTool = ShapeType | 'sticky' | 'text' | 'frame';

/** They have words, which are written at once. */
export function isWritten(tool: BoardTool): boolean {
  return tool === 'sticky' || tool === 'text' || tool === 'frame';
}

/** The line follows the pointer, instead of going from corner to corner. */
export function isFreehand(tool: BoardTool): tool is 'pen' | 'lasso' {
  return tool === 'pen' || tool === 'lasso';
}

type Stroke = Extract<CanvasObject, { type: 'stroke' }>;
export type Pen = Pick<Stroke, 'color' | 'strokeWidth'>;

export function isShape(type: string | undefined): type is ShapeType {
  return shapeTypes.some((shape) => shape === type);
}
