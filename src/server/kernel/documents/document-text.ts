import type * as Y from 'yjs';
import { canvasText } from '#editor/canvas/canvas-doc.ts';
import { toText } from '#editor/text/to-text.ts';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';

/** The words of a document or of a canvas, whichever it is: the other part is empty. */
export function documentText(doc: Y.Doc): string {
  return toText(fromYDoc(doc)).text || canvasText(doc);
}
