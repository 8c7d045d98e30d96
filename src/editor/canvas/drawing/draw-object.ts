import type { Box } from '#domain/canvas/arrange.ts';
import type { CanvasObject, TextFormat } from '#domain/canvas/canvas-objects.ts';
import { strokePath } from '#domain/canvas/stroke.ts';
import { readableOn } from '#domain/color/contrast.ts';
import { cardHeight, drawCard, type DrawnCard } from './draw-card.ts';
import { ink, plainShape, rule } from './palette.ts';
import { column, element, heightOf, round, type Words } from './svg-element.ts';

export type CardOf = (refId: string) => DrawnCard | null;

const sizes: Readonly<Record<TextFormat, number>> = { PARAGRAPH: 14, H1: 32, H2: 24, H3: 18 };
const padding = 8;

/** In its box, which may be higher than the one it has on the board. */
export function drawObject(object: CanvasObject, box: Box, cardOf: CardOf): string {
  if ('refId' in object) return drawCard(cardOf(object.refId), box);
  if (object.type === 'group') return drawFrame(object, box);
  if (object.type === 'text') return column(wordsOf(object), textColumn(box));
  if (object.type !== 'stroke') return drawShape(object, box);
  return element('path', {
    d: strokePath(object.points, box),
    transform: `translate(${round(box.x)} ${round(box.y)})`,
    fill: 'none',
    stroke: object.color,
    'stroke-width': object.strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** What it takes to show every word. */
export function neededHeight(object: CanvasObject, { width, height }: Box, cardOf: CardOf): number {
  if (object.type === 'text') return heightOf(wordsOf(object), width - 2 * padding) + padding;
  return 'refId' in object ? cardHeight(cardOf(object.refId), width) : height;
}

/** Whether it is around or over other things, and goes with them. */
export function isAround({ type }: CanvasObject): boolean {
  return ['group', 'rectangle', 'ellipse', 'diamond', 'stroke'].includes(type);
}

type Frame = Extract<CanvasObject, { type: 'group' }>;
type Shape = Extract<CanvasObject, { type: 'rectangle' | 'ellipse' | 'diamond' }>;
type Text = Extract<CanvasObject, { type: 'text' }>;

function drawFrame({ title, color }: Frame, { x, y, width, height }: Box): string {
  const words = { text: title, size: 18, isBold: true, color: ink };
  return (
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 6,
      fill: color,
      'fill-opacity': 0.1,
      stroke: color,
      'stroke-width': 2,
    }) + column(words, { x: x + 14, y: y + 12, width: width - 28 })
  );
}

function drawShape({ type, color, text = '' }: Shape, { x, y, width, height }: Box): string {
  const look = { fill: color ?? plainShape, stroke: rule };
  const [rx, ry] = [width / 2, height / 2];
  const outline = {
    rectangle: () => element('rect', { x, y, width, height, rx: 6, ...look }),
    ellipse: () => element('ellipse', { cx: x + rx, cy: y + ry, rx, ry, ...look }),
    diamond: () => element('path', { d: `M${x + rx} ${y}l${rx} ${ry}l${-rx} ${ry}l${-rx} ${-ry}Z`, ...look }),
  }[type]();
  const words = { text, size: 14, color: color ? readableOn(color) : ink };
  const inset = width * { rectangle: 0.04, ellipse: 0.14, diamond: 0.24 }[type];
  const room = { x: x + inset, width: width - 2 * inset, isCentered: true };
  return outline + column(words, { ...room, y: y + ry - heightOf(words, room.width) / 2 });
}

function wordsOf({ text, textFormat }: Text): Words {
  return { text, size: sizes[textFormat], isBold: textFormat !== 'PARAGRAPH', color: ink };
}

function textColumn({ x, y, width }: Box): { x: number; y: number; width: number } {
  return { x: x + padding, y: y + padding / 2, width: width - 2 * padding };
}
