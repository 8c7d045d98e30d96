import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { CreateHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { createTags, expectedTags, messageFor } from './create-highlight.ts';
import { deleteHighlight, restoreHighlight } from './delete-highlight.ts';
import { asAnswer, type HighlightLook } from './highlight-look.ts';
import { newId } from '#web/lib/new-id.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from './tag-place.ts';

export type NewPdfHighlight = {
  readonly areas: readonly PdfArea[];
  readonly text: string;
  readonly tags: readonly TagLook[];
  /** Tags to make first. */
  readonly create: readonly NewTag[];
};

/** Shown at once, like a highlight on text; the server keeps it beside the document. */
export function createPdfHighlight(desk: CodingDesk, { areas, text, tags, create }: NewPdfHighlight): void {
  const id = newId();
  const made = expectedTags(desk, create);
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
  void desk.inTurn(id, async () => {
    const isReady = await createTags(desk, create, made);
    const { objectType, objectId } = desk.document;
    const tagIds = all.map((tag) => tag.id);
    const input = { id, objectType, objectId, pdfAreas: [...areas], text, tagIds };
    const answer = isReady
      ? await send(desk, CreateHighlightDocument, { input }, { createHighlight: asAnswer(look, objectId) })
      : null;
    change.settle(answer?.createHighlight ?? 'refused');
    if (!answer) return desk.history.forget(step);
    desk.tags.use(all);
    tell(desk, messageFor(all), step);
  });
}
