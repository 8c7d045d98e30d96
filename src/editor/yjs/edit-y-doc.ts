import { updateYFragment } from '@tiptap/y-tiptap';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import type * as Y from 'yjs';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { contentField } from './content-field.ts';
import { nodeFromYDoc } from './from-y-doc.ts';
import { settleAll, settleTouched } from './settle-formatting.ts';

/** An edit without an editor, such as a highlight made by a command. Only what differs is written. */
export function editYDoc(document: Y.Doc, change: (tr: Transform) => void): void {
  const tr = new Transform(nodeFromYDoc(document));
  change(tr);
  if (tr.docChanged) writeNode(document, tr.doc);
}

/** For restoring a version: the document becomes this one, by an edit that others merge with and can undo. */
export function replaceYDoc(document: Y.Doc, content: DocumentJson | Node): void {
  document.transact(() => {
    writeNode(document, asNode(content));
    settleAll(document.getXmlFragment(contentField));
  });
}

function writeNode(document: Y.Doc, node: Node): void {
  document.transact((transaction) => {
    updateYFragment(document, document.getXmlFragment(contentField), node, {
      mapping: new Map(),
      isOMark: new Map(),
    });
    settleTouched(transaction);
  });
}
