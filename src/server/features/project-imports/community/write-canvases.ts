import * as Y from 'yjs';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { addObjects, canvasText } from '#editor/canvas/canvas-doc.ts';
import { addConnectors } from '#editor/canvas/connectors-doc.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { CommunityWriting } from './community-writing.ts';

/**
 * The boards of views that name them; `boards` has the new view of each. Objects keep their ids, which nothing outside
 * of their board knows: what is on top of what follows from them.
 */
export async function writeCanvases(
  tx: TxCtx,
  { set, idOf, projectId }: CommunityWriting,
  boards: ReadonlyMap<string, string>,
): Promise<void> {
  const made = new Set<string>();
  for await (const part of set.parts('canvases'))
    for (const { id, objects, connectors } of part) {
      const viewId = boards.get(id);
      if (viewId === undefined || made.has(viewId)) continue;
      made.add(viewId);
      const doc = new Y.Doc();
      addObjects(
        doc,
        objects.map((object) => aboutCopies(object, idOf)),
        null,
      );
      addConnectors(doc, connectors, null);
      const content = { state: Y.encodeStateAsUpdate(doc), text: canvasText(doc) };
      await createDocument(tx, { id: viewId, kind: 'canvas', ownerId: projectId, content });
    }
}

function aboutCopies(object: CanvasObject, idOf: (id: string) => string): CanvasObject {
  return 'refId' in object ? { ...object, refId: idOf(object.refId) } : object;
}
