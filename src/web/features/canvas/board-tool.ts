import { shapeTypes, type CanvasObject, type ShapeType } from '#domain/canvas/canvas-objects.ts';

/** What the pointer draws. */
export type BoardTool = ShapeType | 'pen';

type Stroke = Extract<CanvasObject, { type: 'stroke' }>;
export type Pen = Pick<Stroke, 'color' | 'strokeWidth'>;

export function isShape(type: string | undefined): type is ShapeType {
  return shapeTypes.some((shape) => shape === type);
}
