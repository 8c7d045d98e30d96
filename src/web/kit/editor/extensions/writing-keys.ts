import { Extension } from '@tiptap/core';
import { editorKey } from '#web/kit/keys/pressed-keys.ts';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorShortcuts } from '../shortcuts.ts';
import type { FileKind } from '#web/kit/files/pick-files.ts';

/** What the page does for the editor. */
export type WritingActions = {
  openFind: () => void;
  editLink: () => void;
  comment: () => void;
  pickCard: () => void;
  pickEvidence: () => void;
  pickFiles: (kind: FileKind) => void;
  /** At a place in the text, or where the cursor is. */
  takeFiles: (files: readonly File[], position?: number) => void;
};
/** And what it answers. */
type PageAnswers = WritingActions & { mayCode: () => boolean };

const nothing: PageAnswers = {
  mayCode: () => false,
  openFind: () => {},
  editLink: () => {},
  comment: () => {},
  pickCard: () => {},
  pickEvidence: () => {},
  pickFiles: () => {},
  takeFiles: () => {},
};

/** The editor is made once, the page around it is drawn again and again: keys always reach the latest actions. */
export function createActionRelay() {
  let current = nothing;
  const actions: WritingActions = {
    openFind: () => current.openFind(),
    editLink: () => current.editLink(),
    comment: () => current.comment(),
    pickCard: () => current.pickCard(),
    pickEvidence: () => current.pickEvidence(),
    pickFiles: (kind) => current.pickFiles(kind),
    takeFiles: (files, position) => current.takeFiles(files, position),
  };
  return {
    actions,
    coding: { mayCode: () => current.mayCode(), comment: () => current.comment() },
    follow: (next: PageAnswers) => {
      current = next;
    },
  };
}

export const WritingKeys = Extension.create<{ actions: WritingActions }>({
  name: 'writingKeys',
  addOptions() {
    return { actions: nothing };
  },
  addProseMirrorPlugins() {
    return [new Plugin({ props: { handleDOMEvents: { keydown: readSelection, paste: readSelection } } })];
  },
  addKeyboardShortcuts() {
    const { actions } = this.options;
    const run = (action: () => void) => () => {
      action();
      return true;
    };
    return {
      [editorKey(editorShortcuts.find)]: run(actions.openFind),
      // Without a selection it stays the palette's.
      'Mod-k': ({ editor }) => (editor.state.selection.empty ? false : run(actions.editLink)()),
      [editorKey(editorShortcuts.comment)]: run(actions.comment),
      // Tab belongs to lists and tables; elsewhere it must lead out of the editor.
      Escape: ({ editor }) => {
        if (editor.state.selection.empty) return false;
        return editor.commands.setTextSelection(editor.state.selection.head);
      },
    };
  },
});

/**
 * The browser tells of a new selection a moment after the click. On a busy machine a key can come first, and would
 * then act on the old selection: with text selected before, it would replace that text.
 */
function readSelection(view: EditorView): boolean {
  // Not in the types, but the one way to have the selection read now.
  const { domObserver } = view as unknown as { domObserver: { flush: () => void } };
  if (!view.composing) domObserver.flush();
  return false;
}
