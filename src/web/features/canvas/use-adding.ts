import { useReactFlow } from '@xyflow/react';
import type { RefObject } from 'react';
import { freePlace, gridPlaces } from '#domain/canvas/arrange.ts';
import { growFrames } from '#domain/canvas/frames.ts';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Ending, Point } from '#domain/canvas/connector-line.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { boxOf, isGround, sizeOf, stickySize, textSize } from './board-node.ts';
import type { Pasted } from './clipboard.ts';
import { newReference, newSticky, newText } from './new-object.ts';
import type { Reference } from './staging-area.tsx';
import { tellFull } from './tell-full.ts';
import type { Board } from './use-board.ts';

/** New things on a board, where there is room and where they are seen. */
export function useAdding(
  board: Board,
  frame: RefObject<HTMLElement | null>,
  { write, quoteLines }: { write: (id: string) => void; quoteLines: QuoteLines },
) {
  const flow = useReactFlow();

  function middle(): { x: number; y: number } {
    const box = frame.current?.getBoundingClientRect();
    return flow.screenToFlowPosition({
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    });
  }

  function add(objects: readonly CanvasObject[], selects = true): void {
    paste({ objects, connectors: [] }, selects);
  }

  function paste(pasted: Pasted, selects = true): void {
    const added = board.add(pasted, selects);
    const [first] = pasted.objects;
    if (first) bringIntoView(first);
    if (added < pasted.objects.length) tellFull('objects');
  }

  function connect(connectors: readonly Connector[]): void {
    if (board.connect(connectors) < connectors.length) tellFull('connectors');
  }

  function bringIntoView(object: CanvasObject): void {
    const room = frame.current?.getBoundingClientRect();
    const { width, height } = sizeOf(object);
    const from = flow.flowToScreenPosition({ x: object.x, y: object.y });
    const to = flow.flowToScreenPosition({ x: object.x + width, y: object.y + height });
    if (!room || (from.x >= room.left && from.y >= room.top && to.x <= room.right && to.y <= room.bottom))
      return;
    void flow.setCenter(object.x + width / 2, object.y + height / 2, { zoom: flow.getZoom() });
  }

  function addReferences(chosen: readonly Reference[]): void {
    const made = newReference(chosen, { x: 0, y: 0 }, quoteLines);
    const boxes = made.map((object) => ({ ...object, ...sizeOf(object) }));
    const room = {
      width: Math.max(...boxes.map(({ x, width }) => x + width)),
      height: Math.max(...boxes.map(({ y, height }) => y + height)),
    };
    const at = freeFor(room);
    add(made.map((object) => ({ ...object, x: object.x + at.x, y: object.y + at.y })));
  }

  /** In rows, where there is room for all of them. */
  function addTexts(texts: readonly string[]): void {
    const cell = { width: stickySize.width + 24, height: stickySize.height + 24 };
    const places = gridPlaces(texts.length, { x: 0, y: 0 }, cell);
    const room = {
      width: Math.max(...places.map(({ x }) => x)) + stickySize.width,
      height: Math.max(...places.map(({ y }) => y)) + stickySize.height,
    };
    const at = freePlace(besideFrames(), room, middle());
    add(
      texts.map((text, n) => {
        const place = places[n] ?? { x: 0, y: 0 };
        return { ...newSticky(at), x: Math.round(at.x + place.x), y: Math.round(at.y + place.y), text };
      }),
    );
  }

  /** Where it was dropped. A frame that it sticks out of grows. */
  function dropReference(dropped: Reference, at: { x: number; y: number }): void {
    const made = newReference([dropped], at, quoteLines);
    add(made);
    const frames = board.nodes.filter(({ type }) => type === 'group');
    board.change(
      growFrames(
        frames.map(boxOf),
        made.map((object) => ({ ...object, ...sizeOf(object) })),
      ),
    );
  }

  /** Frames and shapes are there for others to be on. */
  function freeFor(size: { width: number; height: number }): { x: number; y: number } {
    const standing = board.nodes.filter(({ type }) => !isGround(type));
    return freePlace(standing.map(boxOf), size, middle());
  }

  /** Sticky notes may be in a frame, and on nothing else. */
  function besideFrames(): Ending[] {
    return board.nodes.filter(({ type }) => type !== 'group').map(boxOf);
  }

  function placeOf(make: (at: Point) => CanvasObject): Point {
    if (make === newText) return middleOf(freeFor(textSize), textSize);
    if (make !== newSticky) return middle();
    return middleOf(freePlace(besideFrames(), stickySize, middle()), stickySize);
  }

  /** What has words is written in at once: letters that are keys of the board would make things else. */
  function addNew(make: (at: Point) => CanvasObject): void {
    const object = make(placeOf(make));
    add([object]);
    if (object.type === 'text' || object.type === 'group' || make === newSticky) write(object.id);
  }

  return { add: paste, addDrawn: add, connect, addReferences, addTexts, dropReference, addNew };
}

function middleOf({ x, y }: Point, { width, height }: { width: number; height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
