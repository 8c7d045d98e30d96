import {
  BulletList as BaseBulletList,
  ListItem as BaseListItem,
  OrderedList as BaseOrderedList,
} from '@tiptap/extension-list';
import { integer, oneOf } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { toggleListOf } from './toggle-list.ts';

export const BulletList = BaseBulletList.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      toggleBulletList: () => toggleListOf({ list: 'bulletList', item: 'listItem', otherItem: 'taskItem' }),
    };
  },
});

/**
 * Any block may come first. Demanding a paragraph would lose text: when two people edit one item at once and the
 * merge breaks the rule, the Yjs binding deletes the item.
 */
export const ListItem = BaseListItem.extend({ content: 'block+' });

export const OrderedList = BaseOrderedList.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      toggleOrderedList: () => toggleListOf({ list: 'orderedList', item: 'listItem', otherItem: 'taskItem' }),
    };
  },
  addAttributes() {
    return defineAttributes({
      start: { type: integer(0, 999_999_999), default: 1, html: 'start' },
      type: { type: oneOf(['1', 'a', 'A', 'i', 'I']), default: null, html: 'type' },
    });
  },
});
