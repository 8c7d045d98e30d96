import { Node } from '@tiptap/core';
import { integer, oneOf } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

/** The newest published insights, read again for each viewer: the document only says that they are here. */
export const InsightFeed = Node.create({
  name: 'insightFeed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return defineAttributes({
      layout: { type: oneOf(['masonry']), default: 'masonry' },
      count: { type: integer(1, 48), default: 12 },
    });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="insightFeed"]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return [
      'div',
      { 'data-type': 'insightFeed', class: 'insight-feed', ...HTMLAttributes },
      'Published insights',
    ];
  },
});
