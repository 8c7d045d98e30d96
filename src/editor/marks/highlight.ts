import { Mark } from '@tiptap/core';
import { identifier } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

/** Ties text to a highlight by its id; colour, tags and author are the highlight's own. Any number may overlap. */
export const Highlight = Mark.create({
  name: 'highlight',
  excludes: '',
  inclusive: false,
  addAttributes() {
    return defineAttributes({
      id: { type: identifier, default: null, required: true, html: 'data-highlight-id' },
    });
  },
  parseHTML() {
    return [{ tag: 'mark[data-highlight-id]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['mark', { class: 'highlight', ...HTMLAttributes }, 0];
  },
});
