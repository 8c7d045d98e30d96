import { codingMarksOf, markChange } from '../editor/coding-marks.ts';
import type { CodingDesk } from './coding-desk.ts';

const patienceMilliseconds = 4000;

/** Takes away what was painted ahead of the server. */
export function unpaint(desk: Pick<CodingDesk, 'editor'>, id: string): void {
  const editor = desk.editor();
  if (!editor) return;
  const { pending } = codingMarksOf(editor.state);
  if (!pending.some((mark) => mark.id === id)) return;
  editor.view.dispatch(markChange(editor.state, { pending: pending.filter((mark) => mark.id !== id) }));
}

/** The mark itself ends it as soon as it is in the text; should others have rewritten that text, time does. */
export function unpaintLater(desk: Pick<CodingDesk, 'editor'>, id: string): void {
  setTimeout(() => unpaint(desk, id), patienceMilliseconds);
}
