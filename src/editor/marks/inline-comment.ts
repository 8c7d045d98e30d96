import { Mark } from '@tiptap/core';
import { identifier } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

/** Ties text to a comment thread. Any number may overlap. */
export const InlineComment = Mark.create({
  name: 'inlineComment',
  excludes: '',
  inclusive: false,
  addAttributes() {
    return defineAttributes({
      threadId: { type: identifier, default: null, required: true },
    });
  },
  parseHTML() {
    return [{ tag: 'span[data-thread-id]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', { class: 'inline-comment', ...HTMLAttributes }, 0];
  },
});
