import * as Y from 'yjs';
import { connectorCodec, type ArrowKind, type Connector } from '#domain/canvas/connectors.ts';
import { decode, isOf } from '#domain/codec/codec.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';

const field = 'connectors';
export type StoredConnectors = Y.Map<Y.Map<unknown>>;

/** Beside the objects of a canvas: a program that knows of objects alone still reads those. */
export function connectorsOf(doc: Y.Doc): StoredConnectors {
  return doc.getMap<Y.Map<unknown>>(field);
}

/** By id, so that everybody draws them in the same order. What no board can show is passed over. */
export function readConnectors(doc: Y.Doc): Connector[] {
  const stored = connectorsOf(doc);
  return [...stored.keys()]
    .toSorted()
    .slice(0, itemLimits.canvasObjects)
    .flatMap((id) => {
      const connector: unknown = { ...stored.get(id)?.toJSON(), id };
      return isOf(connectorCodec, connector) ? [decode(connectorCodec, connector)] : [];
    });
}

/** Answers how many found room. */
export function addConnectors(doc: Y.Doc, added: readonly Connector[], origin: unknown): number {
  const stored = connectorsOf(doc);
  const fitting = added.slice(0, Math.max(0, itemLimits.canvasObjects - stored.size));
  doc.transact(() => {
    for (const { id, ...rest } of fitting) stored.set(id, new Y.Map(Object.entries(rest)));
  }, origin);
  return fitting.length;
}

export function setArrow(doc: Y.Doc, id: string, arrow: ArrowKind, origin: unknown): void {
  const connector = connectorsOf(doc).get(id);
  if (connector instanceof Y.Map) doc.transact(() => connector.set('arrow', arrow), origin);
}

/** No words: no label. */
export function setLabel(doc: Y.Doc, id: string, label: string, origin: unknown): void {
  const connector = connectorsOf(doc).get(id);
  if (!(connector instanceof Y.Map)) return;
  doc.transact(() => {
    if (label === '') connector.delete('label');
    else connector.set('label', label);
  }, origin);
}

export function removeConnectors(doc: Y.Doc, ids: readonly string[], origin: unknown): void {
  const stored = connectorsOf(doc);
  doc.transact(() => {
    for (const id of ids) stored.delete(id);
  }, origin);
}
