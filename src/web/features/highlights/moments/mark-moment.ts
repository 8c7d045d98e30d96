import { formatTime } from '#editor/transcript/format-time.ts';
import { CreateHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from '../model/coding-desk.ts';
import { deleteHighlight, restoreHighlight } from '../model/delete-highlight.ts';
import { asAnswer, type HighlightLook } from '../model/highlight-look.ts';
import { newId } from '#web/lib/new-id.ts';

export type Moment = {
  readonly fileId: string;
  readonly isVideo: boolean;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** A part of a recording as a highlight, without words of a transcript. Shown at once. */
export function markMoment(desk: CodingDesk, { fileId, isVideo, start, end, text }: Moment): void {
  const id = newId();
  const audioVideo = {
    fileId,
    startTime: start,
    endTime: end,
    type: isVideo ? ('AV' as const) : ('AUDIO' as const),
  };
  const look: HighlightLook = {
    id,
    text,
    tags: [],
    author: desk.viewer,
    inlineCommentOnly: false,
    createdAt: new Date().toISOString(),
    audioVideo,
  };
  const change = desk.store.change(id, look);
  const step = {
    undo: () => deleteHighlight(desk, id),
    redo: () => restoreHighlight(desk, look),
  };
  desk.history.push(step);
  void desk.inTurn(id, async (turn) => {
    const { objectType, objectId } = desk.document;
    const input = { id, objectType, objectId, audioVideo, text };
    const answer = await send(
      desk,
      CreateHighlightDocument,
      { input },
      { createHighlight: asAnswer(look, objectId) },
      turn,
    );
    change.settle(answer?.createHighlight ?? 'refused');
    if (answer) tell(desk, `Highlighted ${formatTime(start)}–${formatTime(end)}`, step);
    else desk.history.forget(step);
  });
}
