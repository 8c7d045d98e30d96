import { wordsBetween, type TimeSpan } from '#editor/transcript/words-between.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { TrimHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from '../model/coding-desk.ts';
import { asAnswer } from '../model/highlight-look.ts';
import { moveHighlight, spanOf } from '../model/move-highlight.ts';

/** New ends on the timeline: of the words where it is on words, else of the moment itself. */
export function trimHighlight(desk: CodingDesk, id: string, span: TimeSpan): void {
  const editor = desk.editor();
  if (!editor || spanOf(desk, id) === null) return trimMoment(desk, id, span);
  const range = wordsBetween(asEditorNode(editor.state.doc), span);
  if (range) moveHighlight(desk, id, range);
  else showToast({ message: 'Nobody speaks between these times' });
}

function trimMoment(desk: CodingDesk, id: string, { from, to }: TimeSpan): void {
  const before = desk.store.get(id)?.audioVideo;
  if (before?.startTime == null || before.endTime == null) return;
  const [start, end] = [before.startTime, before.endTime];
  const step = { undo: () => setTimes(desk, id, start, end), redo: () => setTimes(desk, id, from, to) };
  desk.history.push(step);
  void setTimes(desk, id, from, to).then((isDone) => {
    if (isDone) tell(desk, 'Highlight trimmed', step);
    else desk.history.forget(step);
  });
}

function setTimes(desk: CodingDesk, id: string, startTime: number, endTime: number): Promise<boolean> {
  const look = desk.store.get(id);
  if (!look?.audioVideo) return Promise.resolve(false);
  const audioVideo = { ...look.audioVideo, startTime, endTime };
  const change = desk.store.change(id, { ...look, audioVideo });
  return desk.inTurn(id, async (turn) => {
    const { fileId, type } = audioVideo;
    const answer = await send(
      desk,
      TrimHighlightDocument,
      { id, audioVideo: { fileId, startTime, endTime, type: type ?? null } },
      { updateHighlight: asAnswer({ ...look, audioVideo }, desk.document.objectId) },
      turn,
    );
    change.settle(answer?.updateHighlight ?? 'refused');
    return answer !== null;
  });
}
