import { Node } from '@tiptap/core';
import { identifier, integer, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { filePage } from './file-page.ts';

/** A file to open or download. Its address is made from its id, so an old document never holds an expired one. */
export const File = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return defineAttributes({
      fileId: { type: identifier, default: null, required: true },
      name: { type: text(1000), default: '' },
      size: { type: integer(0, Number.MAX_SAFE_INTEGER), default: null },
      contentType: { type: text(255), default: null },
    });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="file"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { fileId, name } = node.attrs;
    const label = typeof name === 'string' && name !== '' ? name : 'Untitled file';
    const href = identifier.holds(fileId) ? { href: filePage(fileId) } : {};
    return ['div', { 'data-type': 'file', class: 'file', ...HTMLAttributes }, ['a', href, label]];
  },
});
