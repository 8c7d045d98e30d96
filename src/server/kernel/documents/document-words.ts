import type * as Y from 'yjs';
import { canvasText } from '#editor/canvas/canvas-doc.ts';
import { toText } from '#editor/text/to-text.ts';
import { speakerNames } from '#editor/transcript/speaker-names.ts';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';

/** What is kept beside a document, to be found and shown without opening it. */
export type DocumentWords = { readonly text: string; readonly speakers: string[] };

/** The words of a document or of a canvas, whichever it is: the other part is empty. */
export function documentWords(doc: Y.Doc): DocumentWords {
  const content = fromYDoc(doc);
  return { text: toText(content).text || canvasText(doc), speakers: speakerNames(content) };
}
