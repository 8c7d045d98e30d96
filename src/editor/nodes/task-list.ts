import { TaskItem as BaseTaskItem, TaskList as BaseTaskList } from '@tiptap/extension-list';
import { flag } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { toggleListOf } from './toggle-list.ts';

export const TaskList = BaseTaskList.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      toggleTaskList: () => toggleListOf({ list: 'taskList', item: 'taskItem', otherItem: 'listItem' }),
    };
  },
});

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
