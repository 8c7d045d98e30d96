import { Collaboration } from '@tiptap/extension-collaboration';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { ySyncPluginKey } from '@tiptap/y-tiptap';

/**
 * The binding compares the whole text with the shared one after every transaction. In a long note that made each
 * move of the caret and everything drawn over the text cost milliseconds; here it does so when the text is another.
 */
export const SyncWithYjs = Collaboration.extend({
  addProseMirrorPlugins() {
    return (this.parent?.() ?? []).map((plugin) => (isSync(plugin) ? whenTextChanged(plugin) : plugin));
  },
});

function isSync(plugin: Plugin): boolean {
  return plugin.spec.key === ySyncPluginKey;
}

function whenTextChanged(plugin: Plugin): Plugin {
  const { view: bind } = plugin.spec;
  if (!bind) return plugin;
  return new Plugin({
    ...plugin.spec,
    view: (editorView) => {
      const bound = bind(editorView);
      let compared: Node | null = null;
      return {
        ...bound,
        update: (view, before) => {
          const { doc } = view.state;
          if (doc === compared) return;
          // While it takes in what others wrote it hears nothing else: what was put right on the way is told next time.
          const isHeard = isListening(view.state);
          bound.update?.(view, before);
          compared = isHeard ? doc : null;
        },
      };
    },
  });
}

function isListening(state: EditorState): boolean {
  const { binding } = ySyncPluginKey.getState(state) as { binding: { mux: (act: () => void) => void } };
  let isFree = false;
  binding.mux(() => {
    isFree = true;
  });
  return isFree;
}
