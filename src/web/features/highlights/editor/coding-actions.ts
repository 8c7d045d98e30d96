import type { Editor } from '@tiptap/react';
import { TextSelection } from '@tiptap/pm/state';
import { createHighlight } from '../model/create-highlight.ts';
import type { Coding } from '../model/coding.ts';
import { markChange } from './coding-marks.ts';
import { placedHighlights, selectedRange, shownHighlightsAt } from './highlight-places.ts';

const flashMilliseconds = 1600;

/** With text selected: choose its tags, or paint it at once. Without: what stands at the cursor. */
export function codeSelection(coding: Coding, editor: Editor): boolean {
  const range = selectedRange(editor.state);
  if (!range) return openAtCursor(coding, editor);
  const { armed } = coding.view.get();
  if (armed) {
    createHighlight(coding, { range, tags: [armed] });
    collapse(editor);
    return true;
  }
  coding.painter.setActive([]);
  coding.view.set({ opened: { kind: 'tagging', range } });
  return true;
}

/** One key, no popover: the nth of the tags used last. */
export function codeWithRecent(coding: Coding, editor: Editor, index: number): boolean {
  const range = selectedRange(editor.state);
  const tag = coding.tags.recent()[index];
  if (!range || !tag) return false;
  createHighlight(coding, { range, tags: [tag] });
  collapse(editor);
  return true;
}

export function openHighlight(
  coding: Coding,
  id: string,
  { overlapping = [id], isFocused }: { overlapping?: readonly string[]; isFocused: boolean },
): void {
  coding.painter.setActive([id]);
  coding.view.set({ opened: { kind: 'highlight', id, overlapping, isFocused } });
}

function openAtCursor(coding: Coding, editor: Editor): boolean {
  const overlapping = shownHighlightsAt(coding, editor, editor.state.selection.head);
  const [id] = overlapping;
  if (id === undefined) return false;
  openHighlight(coding, id, { overlapping, isFocused: true });
  return true;
}

/** The next of those that overlap; the cursor stays. */
export function cycleOverlap(coding: Coding): void {
  const { opened } = coding.view.get();
  if (opened?.kind !== 'highlight' || opened.overlapping.length < 2) return;
  const at = opened.overlapping.indexOf(opened.id);
  const id = opened.overlapping[(at + 1) % opened.overlapping.length];
  if (id !== undefined) openHighlight(coding, id, opened);
}

/** From the open one, else from the cursor, to its neighbour in the text. */
export function goToNeighbour(coding: Coding, editor: Editor, step: 1 | -1): boolean {
  const placed = placedHighlights(coding, editor);
  const { opened } = coding.view.get();
  const from = opened?.kind === 'highlight' ? placed.findIndex(({ id }) => id === opened.id) : -1;
  const { head } = editor.state.selection;
  const beside =
    step === 1 ? placed.find((one) => one.from > head) : placed.findLast((one) => one.from < head);
  const next = from >= 0 ? placed[from + step] : beside;
  if (!next) return placed.length > 0;
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, next.from)));
  showHighlight(coding, next.id, { isFlashed: false });
  openHighlight(coding, next.id, {
    overlapping: shownHighlightsAt(coding, editor, next.from),
    isFocused: opened?.kind === 'highlight' && opened.isFocused,
  });
  return true;
}

/** Brings it into view. False: it stands nowhere in this text. */
export function showHighlight(coding: Coding, id: string, { isFlashed = true } = {}): boolean {
  const elements = coding.painter.elementsOf(id);
  elements[0]?.scrollIntoView({ block: 'center' });
  if (!isFlashed) return elements.length > 0;
  for (const element of elements) element.classList.add('document-flash');
  setTimeout(() => {
    for (const element of elements) element.classList.remove('document-flash');
  }, flashMilliseconds);
  return elements.length > 0;
}

export function closeOpened(coding: Coding, { focusText }: { focusText: boolean }): void {
  const editor = coding.editor();
  coding.view.set({ opened: null });
  coding.painter.setActive([]);
  coding.painter.setHidden(null);
  if (!editor) return;
  editor.view.dispatch(markChange(editor.state, { target: null, activeGhost: null }));
  // At once: the command of that name waits a frame, and would then take back what was clicked meanwhile.
  if (focusText) editor.view.focus();
}

/** What was coded is no longer selected: the next key must not act on it again. */
export function collapse(editor: Editor): void {
  const { doc, selection } = editor.state;
  const end = TextSelection.near(doc.resolve(selection.to), -1);
  editor.view.dispatch(editor.state.tr.setSelection(end));
}
