import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { CreateHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { addNewTags, messageFor } from './create-highlight.ts';
import { deleteHighlight, restoreHighlight } from './delete-highlight.ts';
import { asAnswer, type HighlightLook } from './highlight-look.ts';
import { newId } from '#web/lib/new-id.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { tagInput, type NewTag } from './tag-place.ts';

export type NewPdfHighlight = {
  readonly areas: readonly PdfArea[];
  readonly text: string;
  readonly tags: readonly TagLook[];
  /** Tags to make in the same step. */
  readonly create: readonly NewTag[];
};

/** Shown at once, like a highlight on text; the server keeps it beside the document. */
export function createPdfHighlight(desk: CodingDesk, { areas, text, tags, create }: NewPdfHighlight): void {
  const id = newId();
  const made = addNewTags(desk, create);
  const all = [...tags, ...made];
  const look: HighlightLook = {
    id,
    text,
    tags: all,
    author: desk.viewer,
    inlineCommentOnly: false,
    createdAt: new Date().toISOString(),
    audioVideo: null,
    pdfAreas: areas,
  };
  const change = desk.store.change(id, look);
  const step = {
    undo: () => deleteHighlight(desk, id),
    redo: () => restoreHighlight(desk, look),
  };
  desk.history.push(step);
  void desk.inTurn(id, async (turn) => {
    const { objectType, objectId } = desk.document;
    const input = { id, objectType, objectId, pdfAreas: [...areas], text, ...tagInput(desk, all) };
    const answer = await send(
      desk,
      CreateHighlightDocument,
      { input },
      { createHighlight: asAnswer(look, objectId) },
      turn,
    );
    change.settle(answer?.createHighlight ?? 'refused');
    if (!answer) return desk.history.forget(step);
    desk.tags.use(answer.createHighlight.tags);
    tell(desk, messageFor(all), step);
  });
}
