import { Node } from '@tiptap/pm/model';
import { cleanNode } from '#editor/check/clean-document.ts';
import type { DocumentJson } from './document-json.ts';

/** What every conversion starts from: an editor's document as it is, stored JSON only after cleaning. */
export function asNode(document: DocumentJson | Node): Node {
  return document instanceof Node ? document : cleanNode(document);
}
