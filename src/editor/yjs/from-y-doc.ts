import type { Node } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { cleanNode } from '#editor/check/clean-document.ts';
import { type DocumentJson } from '#editor/schema/document-json.ts';
import { readFragment } from './read-fragment.ts';

/** The document as it can be shown and stored: whatever a client put into Yjs, what comes out fits the schema. */
export function fromYDoc(document: Y.Doc): DocumentJson {
  return nodeFromYDoc(document).toJSON() as DocumentJson;
}

export function nodeFromYDoc(document: Y.Doc): Node {
  return cleanNode(readFragment(document));
}
