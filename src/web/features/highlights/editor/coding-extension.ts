import { Extension, type Editor } from '@tiptap/core';
import { isChangeOrigin } from '@tiptap/extension-collaboration';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorKey, isPressed, keyOf } from '#web/kit/keys/pressed-keys.ts';
import type { Coding } from '../model/coding.ts';
import { annotationMeta } from '#web/kit/editor/extensions/schema-extensions.ts';
import {
  closeOpened,
  codeSelection,
  codeWithRecent,
  cycleOverlap,
  goToNeighbour,
  openHighlight,
} from './coding-actions.ts';
import { codingShortcuts } from '../shortcuts.ts';
import { tieCoding } from './coding-of.ts';
import { codingMarksPlugin } from './coding-marks.ts';
import { shownHighlightsAt } from './highlight-places.ts';
import { followPointer } from './select-by-pointer.ts';

export type CodingActions = { readonly mayCode: () => boolean; readonly comment: () => void };

/** Before the editor's own undo, which knows nothing of highlights. */
const beforeUndo = 1200;

export function codingExtension(coding: Coding, actions: CodingActions): Extension {
  return Extension.create({
    name: 'coding',
    priority: beforeUndo,
    onBeforeCreate() {
      tieCoding(this.editor, coding);
    },
    addKeyboardShortcuts() {
      const code = ({ editor }: { editor: Editor }) => actions.mayCode() && codeSelection(coding, editor);
      return {
        [editorKey(codingShortcuts.code)]: code,
        'Mod-z': () => coding.history.undo(),
        'Mod-Shift-z': () => coding.history.redo(),
        'Mod-y': () => coding.history.redo(),
        [editorKey(codingShortcuts.next)]: ({ editor }) => goToNeighbour(coding, editor, 1),
        [editorKey(codingShortcuts.previous)]: ({ editor }) => goToNeighbour(coding, editor, -1),
        Escape: () => leave(coding),
      };
    },
    addProseMirrorPlugins() {
      const { editor } = this;
      return [codingMarksPlugin(() => coding.painter.setHidden(null)), codingPlugin(coding, editor, actions)];
    },
  });
}

function leave(coding: Coding): boolean {
  const { opened, armed } = coding.view.get();
  if (opened) closeOpened(coding, { focusText: true });
  else if (armed) coding.view.set({ armed: null });
  return opened !== null || armed !== null;
}

function codingPlugin(coding: Coding, editor: Editor, actions: CodingActions): Plugin {
  const isProtected = () => {
    const { isCoding, armed } = coding.view.get();
    return actions.mayCode() && (isCoding || armed !== null);
  };
  return new Plugin({
    // Everything that would write into protected text ends here, however it came about.
    filterTransaction: (tr) =>
      !tr.docChanged || !isProtected() || isChangeOrigin(tr) || tr.getMeta(annotationMeta) === true,
    props: {
      handleDOMEvents: {
        // Refused before the browser has drawn it.
        beforeinput: (_view, event) => refuse(event, isProtected()),
        cut: (_view, event) => refuse(event, isProtected()),
        drop: (_view, event) => refuse(event, isProtected()),
      },
      handleKeyDown: (_view, event) => {
        if (isProtected()) return pressSingleKey(coding, editor, event, actions);
        // Writing goes on, and what lies over the text makes way.
        const { opened } = coding.view.get();
        if (opened?.kind === 'highlight' && isWriting(event)) closeOpened(coding, { focusText: false });
        return false;
      },
      handleClick: (view, position, event) =>
        click(coding, editor, { view, position, event, isFocused: isProtected() }),
    },
    view: (view) => {
      const stop = followPointer(view, () => {
        if (isProtected()) codeSelection(coding, editor);
      });
      return {
        update: (now, before) => {
          const { opened } = coding.view.get();
          if (opened?.kind !== 'highlight' || opened.isFocused || !now.hasFocus()) return;
          // The browser may tell of the click's own cursor only after what it opened.
          const isThere = shownHighlightsAt(coding, editor, now.state.selection.head).includes(opened.id);
          if (!isThere && !now.state.selection.eq(before.selection)) closeSoon(coding, opened.id);
        },
        destroy: stop,
      };
    },
  });
}

/** After the editor has finished what it is doing; unless something else was opened by it. */
function closeSoon(coding: Coding, id: string): void {
  queueMicrotask(() => {
    const { opened } = coding.view.get();
    if (opened?.kind === 'highlight' && opened.id === id) closeOpened(coding, { focusText: false });
  });
}

function isWriting({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && (key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key));
}

function refuse(event: Event, isRefused: boolean): boolean {
  if (isRefused) event.preventDefault();
  return isRefused;
}

type Click = { view: EditorView; position: number; event: MouseEvent; isFocused: boolean };

function click(coding: Coding, editor: Editor, { view, position, event, isFocused }: Click): boolean {
  const marked = event.target instanceof Element ? event.target.closest('[data-look=on]') : null;
  // As the screen shows it: the editor hears of the click's own selection only later.
  const isSelecting = view.dom.ownerDocument.getSelection()?.isCollapsed === false;
  if (event.button !== 0 || !marked || isSelecting) return false;
  const overlapping = shownHighlightsAt(coding, editor, position);
  const [id] = overlapping;
  // The editor is still about to place the cursor, which closes what is open.
  if (id !== undefined) setTimeout(() => openHighlight(coding, id, { overlapping, isFocused }));
  return false;
}

/** The text takes no letters now, so letters are free to act on it. */
function pressSingleKey(
  coding: Coding,
  editor: Editor,
  event: KeyboardEvent,
  actions: CodingActions,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  switch (event.key) {
    case keyOf(codingShortcuts.codeInMode):
    case 'Enter':
      return codeSelection(coding, editor) || true;
    case 'c':
      actions.comment();
      return true;
    case 'j':
      return goToNeighbour(coding, editor, 1) || true;
    case 'k':
      return goToNeighbour(coding, editor, -1) || true;
    case keyOf(codingShortcuts.nextOverlap):
      cycleOverlap(coding);
      return true;
    case 'Backspace':
    case 'Delete':
      return true;
    default:
      if (isPressed(codingShortcuts.recentTag, event))
        return codeWithRecent(coding, editor, Number(event.key) - 1) || true;
      return event.key.length === 1 && event.key !== '?';
  }
}
