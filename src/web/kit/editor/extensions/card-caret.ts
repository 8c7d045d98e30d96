import { Extension } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { Plugin, Selection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isCard, isSelectedCard, putCaretBelow } from './line-below.ts';

/** Writing goes on below a card: none is ever replaced by what somebody types or pastes while it is selected. */
export const CardCaret = Extension.create({
  name: 'cardCaret',
  // Before what pastes files and addresses.
  priority: 1150,
  addKeyboardShortcuts() {
    const { editor } = this;
    // The browser's own caret at an end is lost where a card is there, or where the focus has only just come back.
    const go = (place: (state: EditorState) => Selection) => () => {
      editor.view.dispatch(editor.state.tr.setSelection(place(editor.state)).scrollIntoView());
      return true;
    };
    return {
      'Ctrl-Home': go(startOf),
      'Cmd-ArrowUp': go(startOf),
      'Ctrl-End': go(endOf),
      'Cmd-ArrowDown': go(endOf),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) => leaveBroughtCard(transactions, state),
      props: {
        handleTextInput(view, _from, _to, text) {
          if (!leaveCard(view)) return false;
          if (!isSelectedCard(view.state.selection)) view.dispatch(view.state.tr.insertText(text));
          return true;
        },
        handlePaste: (view) => {
          leaveCard(view);
          return false;
        },
        handleDOMEvents: {
          // An input method writes into the text by itself.
          compositionstart: (view) => {
            leaveCard(view);
            return false;
          },
        },
      },
    }),
  ],
});

/** False where no card is selected. */
function leaveCard(view: EditorView): boolean {
  const { selection, tr } = view.state;
  if (!view.editable || !isSelectedCard(selection)) return false;
  putCaretBelow(tr, selection.to);
  view.dispatch(tr);
  return true;
}

/** What is pasted or dropped stays selected otherwise. A card that was only moved is left as it is. */
function leaveBroughtCard(
  transactions: readonly Transaction[],
  { doc, tr }: EditorState,
): Transaction | null {
  const brought = transactions.find((one) => one.docChanged && isBringing(one));
  const end = brought && endOfChange(brought);
  if (end === undefined || end > doc.content.size) return null;
  const last = doc.resolve(end).nodeBefore;
  if (!last || !isCard(last)) return null;
  putCaretBelow(tr, end);
  return tr;
}

function isBringing(transaction: Transaction): boolean {
  const how: unknown = transaction.getMeta('uiEvent');
  return how === 'paste' || (how === 'drop' && transaction.steps.length === 1);
}

function endOfChange({ mapping }: Transaction): number | undefined {
  let end: number | undefined;
  mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo;
  });
  return end;
}

/** Where the text starts or ends with a card, no line is there for the caret: it is shown beside the card. */
function startOf({ doc }: EditorState): Selection {
  const first = doc.firstChild;
  return first && isCard(first) ? new GapCursor(doc.resolve(0)) : Selection.atStart(doc);
}

function endOf({ doc }: EditorState): Selection {
  const last = doc.lastChild;
  return last && isCard(last) ? new GapCursor(doc.resolve(doc.content.size)) : Selection.atEnd(doc);
}
