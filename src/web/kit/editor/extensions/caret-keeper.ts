import type { HocuspocusProvider } from '@hocuspocus/provider';
import { Extension } from '@tiptap/core';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * The browser moves the caret with the key, the editor hears of it a moment later. Whatever others write, or is drawn
 * over the text, in between would put the caret back where the editor last knew it.
 */
export function caretKeeper(provider: HocuspocusProvider): Extension {
  return Extension.create({
    name: 'caretKeeper',
    dispatchTransaction({ transaction, next }) {
      if (!transaction.docChanged && !transaction.selectionSet) {
        const shown = shownSelection(this.editor.view);
        // A field that gives the focus back: the browser shows the start until the editor draws its own caret.
        const isArriving =
          transaction.getMeta('focus') !== undefined && shown?.eq(Selection.atStart(transaction.doc));
        if (shown && !isArriving && !shown.eq(transaction.selection)) transaction.setSelection(shown);
      }
      next(transaction);
    },
    // The editor takes a caret at the start right after the focus came back for the browser's own, and undoes it.
    addKeyboardShortcuts() {
      const toStart = () =>
        this.editor.commands.command(({ tr }) => {
          tr.setSelection(Selection.atStart(tr.doc)).scrollIntoView();
          return true;
        });
      return { 'Ctrl-Home': toStart, 'Cmd-ArrowUp': toStart };
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        // A shortcut right after a click is meant for where the click was.
        props: { handleDOMEvents: { keydown: (view) => takeShown(view) } },
        view(view) {
          const onMessage = () => void takeShown(view);
          provider.on('message', onMessage);
          return { destroy: () => void provider.off('message', onMessage) };
        },
      }),
    ],
  });
}

function takeShown(view: EditorView): false {
  const shown = shownSelection(view);
  if (shown && !shown.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(shown));
  return false;
}

/** What is selected on the screen, where that is plain text and nothing is being composed. */
function shownSelection(view: EditorView): Selection | null {
  if (view.composing || !view.hasFocus() || !(view.state.selection instanceof TextSelection)) return null;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
    return null;
  const { doc } = view.state;
  const [anchor, head] = [
    view.posAtDOM(anchorNode, anchorOffset ?? 0, 1),
    view.posAtDOM(focusNode, focusOffset ?? 0, 1),
  ];
  if (Math.min(anchor, head) < 0 || Math.max(anchor, head) > doc.content.size) return null;
  const [$anchor, $head] = [doc.resolve(anchor), doc.resolve(head)];
  return $anchor.parent.inlineContent && $head.parent.inlineContent
    ? TextSelection.between($anchor, $head)
    : null;
}
