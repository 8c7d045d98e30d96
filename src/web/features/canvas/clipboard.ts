import { canvasObjectCodec, type CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { connectorCodec, type Connector } from '#domain/canvas/connectors.ts';
import { decode, isOf } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import type { BoardNode } from './board-node.ts';

const format = 'hark-canvas';
const copied = object({
  format: literal(format),
  objects: array(canvasObjectCodec),
  connectors: optional(array(connectorCodec)),
});

export type Pasted = { readonly objects: readonly CanvasObject[]; readonly connectors: readonly Connector[] };

/** As text, so that it travels between tabs and boards by the ordinary clipboard. */
export function copyObjects(nodes: readonly BoardNode[], connectors: readonly Connector[]): string {
  const ids = new Set(nodes.map(({ id }) => id));
  return JSON.stringify({
    format,
    objects: nodes.map(({ data }) => data.object),
    connectors: connectors.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  });
}

/** New objects beside the copied ones; nothing when the clipboard holds something else. */
export function pasteObjects(text: string, by: { x: number; y: number }): Pasted {
  const read = parse(text);
  if (!isOf(copied, read)) return { objects: [], connectors: [] };
  const { objects, connectors = [] } = decode(copied, read);
  const newIds = new Map(objects.map(({ id }) => [id, crypto.randomUUID()]));
  const newIdOf = (id: string) => newIds.get(id) ?? crypto.randomUUID();
  const bundles = new Map<string, string>();
  const newBundleOf = (id: string): string => {
    const bundleId = bundles.get(id) ?? crypto.randomUUID();
    bundles.set(id, bundleId);
    return bundleId;
  };
  return {
    objects: objects.map((original) => ({
      ...original,
      ...(original.bundleId !== undefined && { bundleId: newBundleOf(original.bundleId) }),
      ...(original.locked && { locked: false }),
      id: newIdOf(original.id),
      x: original.x + by.x,
      y: original.y + by.y,
    })),
    connectors: connectors.map((original) => ({
      ...original,
      id: crypto.randomUUID(),
      from: newIdOf(original.from),
      to: newIdOf(original.to),
    })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
