import * as Y from 'yjs';
import { canvasObjectCodec, type CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { decode, isOf } from '#domain/codec/codec.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { readConnectors, removeConnectors } from './connectors-doc.ts';

const field = 'objects';
type StoredObject = Y.Map<unknown>;
export type StoredObjects = Y.Map<StoredObject>;

/** A map of maps: two people who move and rename one object both get their way. */
export function objectsOf(doc: Y.Doc): StoredObjects {
  return doc.getMap<StoredObject>(field);
}

/** What somebody's program put there and no board can show is passed over. */
export function readObject(objects: StoredObjects, id: string): CanvasObject | undefined {
  const stored = objects.get(id);
  if (!(stored instanceof Y.Map)) return undefined;
  const object = { ...stored.toJSON(), id };
  return isOf(canvasObjectCodec, object) ? decode(canvasObjectCodec, object) : undefined;
}

/** By id, so that what lies on what is the same for everybody. */
export function readObjects(doc: Y.Doc): CanvasObject[] {
  const objects = objectsOf(doc);
  const all: CanvasObject[] = [];
  for (const id of [...objects.keys()].toSorted()) {
    if (all.length >= itemLimits.canvasObjects) break;
    const object = readObject(objects, id);
    if (object) all.push(object);
  }
  return all;
}

/** New objects, as one step to undo. Answers how many found room. */
export function addObjects(doc: Y.Doc, added: readonly CanvasObject[], origin: unknown): number {
  const objects = objectsOf(doc);
  const room = Math.max(0, itemLimits.canvasObjects - objects.size);
  const fitting = added.slice(0, room);
  doc.transact(() => {
    for (const { id, ...rest } of fitting) objects.set(id, new Y.Map(Object.entries(rest)));
  }, origin);
  return fitting.length;
}

/** Null takes a property away. */
export type ObjectChange = { readonly id: string } & Readonly<
  Record<string, string | number | boolean | null>
>;

export function changeObjects(doc: Y.Doc, changes: readonly ObjectChange[], origin: unknown): void {
  const objects = objectsOf(doc);
  doc.transact(() => {
    for (const { id, ...rest } of changes) {
      const stored = objects.get(id);
      if (!(stored instanceof Y.Map)) continue;
      for (const [key, value] of Object.entries(rest)) {
        if (value === null) stored.delete(key);
        else if (stored.get(key) !== value) stored.set(key, value);
      }
    }
  }, origin);
}

/** With the connectors that end at them, so that one undo brings all of it back. */
export function removeObjects(doc: Y.Doc, ids: readonly string[], origin: unknown): void {
  const objects = objectsOf(doc);
  const gone = new Set(ids);
  const loose = readConnectors(doc).filter(({ from, to }) => gone.has(from) || gone.has(to));
  doc.transact(() => {
    for (const id of ids) objects.delete(id);
    removeConnectors(
      doc,
      loose.map(({ id }) => id),
      origin,
    );
  }, origin);
}

/** The words on a board, for search and previews. */
export function canvasText(doc: Y.Doc): string {
  const words = readObjects(doc).map((object) => {
    if (object.type === 'group') return object.title;
    return 'text' in object ? object.text : '';
  });
  const labels = readConnectors(doc).map(({ label }) => label);
  return [...words, ...labels].filter(Boolean).join('\n');
}
