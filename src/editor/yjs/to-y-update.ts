import { prosemirrorToYXmlFragment } from '@tiptap/y-tiptap';
import type { Node } from '@tiptap/pm/model';
import * as Y from 'yjs';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { contentField } from './content-field.ts';
import { settleAll } from './settle-formatting.ts';

/** For a new document only: applied to one that has content, both would stand one after the other. */
export function toYUpdate(document: DocumentJson | Node): Uint8Array {
  const target = new Y.Doc();
  const fragment = target.getXmlFragment(contentField);
  target.transact(() => {
    prosemirrorToYXmlFragment(asNode(document), fragment);
    settleAll(fragment);
  });
  const update = Y.encodeStateAsUpdate(target);
  target.destroy();
  return update;
}
