import { Node } from '@tiptap/core';
import { integer, text, webPage } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

/**
 * A page of another service. The schema keeps any web page, since the list of hosts changes and old documents must
 * still open; whether it shows as a frame or as a link is decided where it is shown.
 */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return defineAttributes({
      url: { type: webPage, default: null, required: true },
      title: { type: text(500), default: null },
      height: { type: integer(50, 5000), default: null },
    });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="embed"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { url } = node.attrs;
    const link = webPage.holds(url)
      ? { href: url, rel: 'noopener noreferrer nofollow', target: '_blank' }
      : {};
    const label = webPage.holds(url) ? url : 'Unknown page';
    return ['div', { 'data-type': 'embed', class: 'embed', ...HTMLAttributes }, ['a', link, label]];
  },
});
