import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';
import type { BlockCommand } from '../menus/block.ts';
import { blockCommands } from '../menus/block-commands.tsx';
import { fittingBlocks } from '../menus/fitting-blocks.ts';
import { suggestionPopup } from '../menus/suggestion-popup.tsx';
import { isOwnChange } from './is-own-change.ts';
import type { WritingActions } from './writing-keys.ts';

export function slashMenu(
  actions: WritingActions,
  options: { takesFiles: boolean; asksForEvidence: boolean },
): Extension {
  const commands = blockCommands(actions, options);
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<BlockCommand>({
          editor: this.editor,
          pluginKey: new PluginKey('slashMenu'),
          char: '/',
          shouldShow: isOwnChange,
          allow: ({ editor, state, range }) =>
            editor.isEditable && !state.doc.resolve(range.from).parent.type.spec.code,
          items: ({ query }) => fittingBlocks(commands, query),
          command: ({ editor, range, props }) => {
            props.run(editor.chain().focus().deleteRange(range)).run();
            props.afterwards?.();
          },
          render: suggestionPopup<BlockCommand>('Blocks'),
        }),
      ];
    },
  });
}
