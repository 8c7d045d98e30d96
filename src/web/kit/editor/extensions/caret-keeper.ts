import type { HocuspocusProvider } from '@hocuspocus/provider';
import { Extension } from '@tiptap/core';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * The browser moves the caret with the key, the editor hears of it a moment later. Whatever others write, or is drawn
 * over the text, in between would put the caret back where the editor last knew it.
 */
export function caretKeeper(provider: HocuspocusProvider): Extension {
  let isArriving = false;
  return Extension.create({
    name: 'caretKeeper',
    dispatchTransaction({ transaction, next }) {
      if (!transaction.docChanged && !transaction.selectionSet) {
        const shown = shownSelection(this.editor.view);
        // A field that gives the focus back: the browser shows the start until the editor draws its own caret.
        const isFocused = transaction.getMeta('focus') !== undefined && shown && isAtFirstWords(shown);
        if (shown && !isFocused && !shown.eq(transaction.selection)) transaction.setSelection(shown);
      }
      next(transaction);
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            // A shortcut right after a click is meant for where the click was.
            keydown: (view) => takeShown(view),
            mousedown(view) {
              isArriving = !view.hasFocus();
              return false;
            },
          },
          // The focus that comes with a click brings the caret of before along; the click came after it.
          handleClick: (view, at, { shiftKey, detail }) =>
            isArriving && !shiftKey && detail === 1 && takeClicked(view, at),
        },
        view(view) {
          const onMessage = () => void takeShown(view);
          provider.on('message', onMessage);
          return { destroy: () => void provider.off('message', onMessage) };
        },
      }),
    ],
  });
}

/** What comes first may be a card, where no caret can be. */
function isAtFirstWords({ empty, from, $from }: Selection): boolean {
  return empty && from === Selection.findFrom($from.doc.resolve(0), 1, true)?.from;
}

function takeShown(view: EditorView): false {
  const shown = shownSelection(view);
  if (shown && !shown.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(shown));
  return false;
}

function takeClicked(view: EditorView, at: number): false {
  const $at = view.state.doc.resolve(at);
  const clicked = TextSelection.near($at);
  if ($at.parent.inlineContent && !clicked.eq(view.state.selection))
    view.dispatch(view.state.tr.setSelection(clicked));
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
