import type { Node } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';
import { parseDocument } from '#editor/check/check-document.ts';
import { cleanNode } from '#editor/check/clean-document.ts';
import { emptyDocument, type DocumentJson } from '#editor/schema/document-json.ts';
import { contentField } from './content-field.ts';
import { readFragment } from './read-fragment.ts';

/** The document as it can be shown and stored: whatever a client put into Yjs, what comes out fits the schema. */
export function fromYDoc(document: Y.Doc): DocumentJson {
  return nodeFromYDoc(document).toJSON() as DocumentJson;
}

export function nodeFromYDoc(document: Y.Doc): Node {
  return cleanNode(readFragment(document));
}

/** Whether everything in the Yjs data fits the schema, for refusing an update that brings something else. */
export function checkYDoc(document: Y.Doc): Parsed<DocumentJson> {
  if (document.getXmlFragment(contentField).length === 0) return accepted(emptyDocument);
  return parseDocument(readFragment(document));
}
