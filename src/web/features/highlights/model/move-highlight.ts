import { untaggedHighlightColor } from '#domain/highlights/highlight-color.ts';
import { rangesOfHighlight } from '#editor/annotations/highlights.ts';
import { textOf } from '#editor/annotations/mark-ranges.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import type { HighlightAnchorInput } from '#web/lib/graphql.gen.ts';
import { codingMarksOf, markChange } from '../editor/coding-marks.ts';
import { anchorOf } from '../editor/range-anchor.ts';
import { MoveHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { unpaint, unpaintLater } from './unpaint.ts';
import { asAnswer, colorOf } from './highlight-look.ts';

/** Where the whole highlight stands now, from its first sign to its last. */
export function spanOf(desk: CodingDesk, id: string): DocumentRange | null {
  const editor = desk.editor();
  if (!editor) return null;
  const ranges = rangesOfHighlight(asEditorNode(editor.state.doc), id);
  const [first, last] = [ranges[0], ranges.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** New ends, with a way back. */
export function moveHighlight(desk: CodingDesk, id: string, range: DocumentRange): void {
  const editor = desk.editor();
  const before = spanOf(desk, id);
  if (!editor || !before || (before.from === range.from && before.to === range.to)) return;
  const [old, next] = [anchorOf(editor.state, before), anchorOf(editor.state, range)];
  if (!old || !next) return;
  const text = textOf(asEditorNode(editor.state.doc), [range]);
  const oldText = desk.store.get(id)?.text ?? '';
  paintMoved(desk, id, range);
  const step = {
    undo: () => setEnds(desk, id, old, oldText),
    redo: () => setEnds(desk, id, next, text),
  };
  desk.history.push(step);
  void setEnds(desk, id, next, text).then((isDone) => {
    if (isDone) tell(desk, 'Highlight moved', step);
    else desk.history.forget(step);
  });
}

function setEnds(desk: CodingDesk, id: string, anchor: HighlightAnchorInput, text: string): Promise<boolean> {
  const look = desk.store.get(id);
  if (!look) return Promise.resolve(false);
  const change = desk.store.change(id, { ...look, text });
  return desk.inTurn(id, async (turn) => {
    const answer = await send(
      desk,
      MoveHighlightDocument,
      { id, anchor },
      { updateHighlight: asAnswer({ ...look, text }, desk.document.objectId) },
      Promise.all([turn, desk.whenSaved()]),
    );
    change.settle(answer?.updateHighlight ?? 'refused');
    if (answer) unpaintLater(desk, id);
    else unpaint(desk, id);
    return answer !== null;
  });
}

/** The old stretch loses its colour at once, the new one has it, until the text itself says so. */
function paintMoved(desk: CodingDesk, id: string, range: DocumentRange): void {
  const editor = desk.editor();
  const look = desk.store.get(id);
  if (!editor || !look) return;
  desk.painter.setHidden(id);
  const color = colorOf(look) ?? untaggedHighlightColor;
  const { pending } = codingMarksOf(editor.state);
  const others = pending.filter((mark) => mark.id !== id);
  editor.view.dispatch(markChange(editor.state, { pending: [...others, { ...range, id, color }] }));
}
