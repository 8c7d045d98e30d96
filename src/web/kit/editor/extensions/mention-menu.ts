import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';
import { storedLabel } from '#domain/people/contact-label.ts';
import type { MentionKind } from '#editor/nodes/mention.ts';
import type { Suggested } from '../menus/suggestion-list.tsx';
import { suggestionPopup } from '../menus/suggestion-popup.tsx';
import { isOwnChange } from './is-own-change.ts';

export type Mentionable = Suggested & { kind: MentionKind };

/** Finds people and things to name. */
export type MentionSource = (query: string) => Promise<Mentionable[]>;

export function mentionMenu(source: MentionSource): Extension {
  return Extension.create({
    name: 'mentionMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<Mentionable>({
          editor: this.editor,
          pluginKey: new PluginKey('mentionMenu'),
          char: '@',
          allowedPrefixes: [' ', '\u00a0', '(', '"', '“'],
          shouldShow: isOwnChange,
          allow: ({ editor, state, range }) =>
            editor.isEditable && !state.doc.resolve(range.from).parent.type.spec.code,
          items: ({ query }) => source(query),
          command: ({ editor, range, props: { kind, id, label } }) => {
            editor
              .chain()
              .focus()
              .insertContentAt(range, [
                { type: 'mention', attrs: { kind, id, label: storedLabel(kind, label) } },
                { type: 'text', text: ' ' },
              ])
              .run();
          },
          render: suggestionPopup<Mentionable>('Members, contacts and pages'),
        }),
      ];
    },
  });
}
