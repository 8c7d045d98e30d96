import type { Ending } from '#domain/canvas/connector-line.ts';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import { makeRoom } from '#domain/canvas/make-room.ts';
import { roomOf } from '#domain/canvas/place-groups.ts';
import { drawConnector } from './draw-connector.ts';
import { drawObject, isAround, neededHeight, type CardOf } from './draw-object.ts';
import { paper } from './palette.ts';
import { element, round } from './svg-element.ts';

export type Drawing = { readonly svg: string; readonly width: number; readonly height: number };

type Board = {
  readonly objects: readonly CanvasObject[];
  readonly connectors: readonly Connector[];
  readonly cardOf: CardOf;
  readonly title: string;
};

/** The room of a card that nobody has made larger. */
const cardSize = { width: 264, height: 136 };
const margin = 48;
const levels: Partial<Record<CanvasObject['type'], number>> = { group: 0, stroke: 3 };

/** A whole board as a picture of lines and letters: every word of every quote, and nothing that is loaded from elsewhere. Null for an empty one. */
export function drawBoard({ objects, connectors, cardOf, title }: Board): Drawing | null {
  if (objects.length === 0) return null;
  const placed = makeRoom(
    objects.map((object) => ({ ...cardSize, ...object, object })),
    (box) => neededHeight(box.object, box, cardOf),
    ({ object }) => isAround(object),
  );
  const ends = new Map<string, Ending>(placed.map((box) => [box.id, endOf(box)]));
  const lines = connectors.map((one) => drawConnector(one, ends.get(one.from), ends.get(one.to)));
  const drawn = (level: number): string =>
    placed
      .filter(({ object }) => levelOf(object) === level)
      .map((box) => drawObject(box.object, box, cardOf))
      .join('');
  const room = roomOf(placed);
  const [x, y] = [round(room.x - margin), round(room.y - margin)];
  const [width, height] = [Math.ceil(room.width + 2 * margin), Math.ceil(room.height + 2 * margin)];
  const inside = [
    element('rect', { x, y, width, height, fill: paper }),
    drawn(0),
    drawn(1),
    ...lines.map(({ line }) => line),
    drawn(2),
    drawn(3),
    ...lines.map(({ label }) => label),
  ];
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `${x} ${y} ${width} ${height}`,
      'font-family': 'Helvetica, Arial, Liberation Sans, sans-serif',
      'aria-label': title,
    },
    inside.join('\n'),
  );
  return { svg, width, height };
}

/** Frames, shapes, connectors, what is on them, ink. */
function levelOf(object: CanvasObject): number {
  return levels[object.type] ?? (isAround(object) ? 1 : 2);
}

function endOf({ id, x, y, width, height, object }: Ending & { object: CanvasObject }): Ending {
  const { type } = object;
  const box = { id, x, y, width, height };
  return type === 'ellipse' || type === 'diamond' ? { ...box, outline: type } : box;
}
