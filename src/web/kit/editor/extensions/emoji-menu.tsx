import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';
import { emojiNames } from '../menus/emoji.data.ts';
import { bestFitting } from '#web/kit/pickers/rank-label.ts';
import type { Suggested } from '../menus/suggestion-list.tsx';
import { suggestionPopup } from '../menus/suggestion-popup.tsx';
import { isOwnChange } from './is-own-change.ts';

const shown = 12;
const choices: readonly Suggested[] = Object.entries(emojiNames).map(([emoji, names]) => ({
  id: emoji,
  label: names,
  icon: <span style={{ fontSize: 18 }}>{emoji}</span>,
}));

/** `:smile` */
export function emojiMenu(): Extension {
  return Extension.create({
    name: 'emojiMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<Suggested>({
          editor: this.editor,
          pluginKey: new PluginKey('emojiMenu'),
          char: ':',
          shouldShow: isOwnChange,
          allow: ({ editor, state, range }) =>
            editor.isEditable && !state.doc.resolve(range.from).parent.type.spec.code,
          items: ({ query }) =>
            /^\p{L}*$/u.test(query) ? bestFitting(choices, query, ({ label }) => label).slice(0, shown) : [],
          command: ({ editor, range, props }) => {
            editor.chain().focus().insertContentAt(range, props.id).run();
          },
          render: suggestionPopup<Suggested>('Emoji'),
        }),
      ];
    },
  });
}
