import { TaskItem as BaseTaskItem, TaskList } from '@tiptap/extension-list';
import { flag } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export { TaskList };

export const TaskItem = BaseTaskItem.extend({
  content: 'block+',
  addAttributes() {
    return defineAttributes({ checked: { type: flag, default: false, keepOnSplit: false } });
  },
  renderHTML({ node, HTMLAttributes }) {
    const box = {
      type: 'checkbox',
      disabled: 'disabled',
      ...(node.attrs.checked === true && { checked: 'checked' }),
    };
    return ['li', { ...HTMLAttributes, 'data-type': this.name }, ['label', ['input', box]], ['div', 0]];
  },
}).configure({ nested: true });
