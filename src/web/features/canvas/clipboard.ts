import { canvasObjectCodec, type CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { decode, isOf } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import type { BoardNode } from './board-node.ts';

const format = 'hark-canvas';
const copied = object({ format: literal(format), objects: array(canvasObjectCodec) });

/** As text, so that it travels between tabs and boards by the ordinary clipboard. */
export function copyObjects(nodes: readonly BoardNode[]): string {
  return JSON.stringify({ format, objects: nodes.map(({ data }) => data.object) });
}

/** New objects beside the copied ones; nothing when the clipboard holds something else. */
export function pasteObjects(text: string, by: { x: number; y: number }): CanvasObject[] {
  const read = parse(text);
  if (!isOf(copied, read)) return [];
  return decode(copied, read).objects.map((original) => ({
    ...original,
    id: crypto.randomUUID(),
    x: original.x + by.x,
    y: original.y + by.y,
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
