import { Node } from '@tiptap/core';

/**
 * The schema takes any number: two people who each remove a column may leave one, and a stricter rule would make the
 * Yjs binding delete it with its text. The editor offers two and three.
 */
export const Columns = Node.create({
  name: 'columns',
  group: 'block',
  content: 'column+',
  defining: true,
  isolating: true,
  parseHTML() {
    return [{ tag: 'div[data-type="columns"]' }];
  },
  renderHTML() {
    return ['div', { 'data-type': 'columns', class: 'columns' }, 0];
  },
});

export const Column = Node.create({
  name: 'column',
  content: 'block+',
  defining: true,
  isolating: true,
  parseHTML() {
    return [{ tag: 'div[data-type="column"]' }];
  },
  renderHTML() {
    return ['div', { 'data-type': 'column', class: 'column' }, 0];
  },
});
