import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { CreateHighlightDocument } from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from './coding-desk.ts';
import { createTag, expectedTag, messageFor, newId } from './create-highlight.ts';
import { deleteHighlight, restoreHighlight } from './delete-highlight.ts';
import type { HighlightLook } from './highlight-look.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { NewTag } from './tag-place.ts';

export type NewPdfHighlight = {
  readonly areas: readonly PdfArea[];
  readonly text: string;
  readonly tags: readonly TagLook[];
  /** A tag to make first. */
  readonly create: NewTag | null;
};

/** Shown at once, like a highlight on text; the server keeps it beside the document. */
export function createPdfHighlight(desk: CodingDesk, { areas, text, tags, create }: NewPdfHighlight): void {
  const id = newId();
  const expected = create === null ? tags : [...tags, expectedTag(desk, create)];
  const look: HighlightLook = {
    id,
    text,
    tags: expected,
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
  void desk.inTurn(id, async () => {
    const added = create === null ? null : await createTag(desk, create);
    const isRefused = create !== null && added === null;
    const all = added ? [...tags, added] : tags;
    const { objectType, objectId } = desk.document;
    const tagIds = all.map((tag) => tag.id);
    const input = { id, objectType, objectId, pdfAreas: [...areas], text, tagIds };
    const answer = isRefused ? null : await send(desk, CreateHighlightDocument, { input });
    change.settle(answer?.createHighlight ?? 'refused');
    if (answer) desk.tags.use(all);
    else desk.history.forget(step);
  });
  desk.history.push(step);
  tell(desk, messageFor(expected), step);
}
