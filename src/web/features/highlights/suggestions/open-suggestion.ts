import type { Editor } from '@tiptap/react';
import { codingMarksOf, markChange } from '../editor/coding-marks.ts';
import type { Coding } from '../model/coding.ts';

/** Without a popover its words are only shown, for who reviews it beside the text. */
export function openSuggestion(
  coding: Coding,
  editor: Editor,
  id: string,
  { isPopover = true }: { isPopover?: boolean } = {},
): void {
  const ghost = codingMarksOf(editor.state).ghosts.find((one) => one.id === id);
  if (!ghost) return;
  editor.view.dispatch(markChange(editor.state, { activeGhost: id }));
  const { node } = editor.view.domAtPos(ghost.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
  coding.painter.setActive([]);
  if (isPopover) coding.view.set({ opened: { kind: 'suggestion', id } });
}
