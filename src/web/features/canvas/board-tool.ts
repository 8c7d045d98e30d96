import { shapeTypes, type CanvasObject, type ShapeType } from '#domain/canvas/canvas-objects.ts';

/** What the pointer draws; a lasso goes around what it selects. */
export type BoardTool = ShapeType | 'sticky' | 'pen' | 'lasso';

/** The line follows the pointer, instead of going from corner to corner. */
export function isFreehand(tool: BoardTool): tool is 'pen' | 'lasso' {
  return tool === 'pen' || tool === 'lasso';
}

type Stroke = Extract<CanvasObject, { type: 'stroke' }>;
export type Pen = Pick<Stroke, 'color' | 'strokeWidth'>;

export function isShape(type: string | undefined): type is ShapeType {
  return shapeTypes.some((shape) => shape === type);
}
