import { untaggedHighlightColor } from '#domain/highlights/highlight-color.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { textOf } from '#editor/annotations/mark-ranges.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { CreateHighlightDocument } from '../highlights.gen.ts';
import { anchorOf } from '../editor/range-anchor.ts';
import { codingMarksOf, markChange } from '../editor/coding-marks.ts';
import type { CodingDesk } from './coding-desk.ts';
import { send, tell } from './coding-desk.ts';
import { asAnswer, colorOf, type HighlightLook } from './highlight-look.ts';
import { newId } from '#web/lib/new-id.ts';
import { whenSent } from '#web/lib/outbox/device-outbox.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { deleteHighlight, restoreHighlight } from './delete-highlight.ts';
import { tagInput, type NewTag } from './tag-place.ts';
import { unpaint, unpaintLater } from './unpaint.ts';

export type NewHighlight = {
  readonly range: DocumentRange;
  readonly tags: readonly TagLook[];
  /** Tags to make in the same step. */
  readonly create?: readonly NewTag[];
};

/** Painted in the same frame; the server then writes the mark into the text for everybody. Answers its id. */
export function createHighlight(desk: CodingDesk, { range, tags, create = [] }: NewHighlight): string | null {
  const editor = desk.editor();
  const anchor = editor && anchorOf(editor.state, range);
  if (!editor || !anchor) return null;
  const id = newId();
  const made = addNewTags(desk, create);
  const all = [...tags, ...made];
  const look: HighlightLook = {
    id,
    text: textOf(asEditorNode(editor.state.doc), [range]),
    tags: all,
    author: desk.viewer,
    inlineCommentOnly: false,
    audioVideo: null,
    createdAt: new Date().toISOString(),
  };
  const change = desk.store.change(id, look);
  const { pending } = codingMarksOf(editor.state);
  const color = colorOf(look) ?? untaggedHighlightColor;
  editor.view.dispatch(markChange(editor.state, { pending: [...pending, { ...range, id, color }] }));

  const step = {
    undo: () => deleteHighlight(desk, id, made),
    redo: () => restoreHighlight(desk, look, made),
  };
  desk.history.push(step);
  void desk.inTurn(id, async (turn) => {
    const { objectType, objectId } = desk.document;
    const input = { id, objectType, objectId, anchor, ...tagInput(desk, all) };
    const answer = await send(
      desk,
      CreateHighlightDocument,
      { input },
      { createHighlight: asAnswer(look, objectId) },
      Promise.all([turn, desk.whenSaved()]),
    );
    change.settle(answer?.createHighlight ?? 'refused');
    if (!answer) {
      desk.history.forget(step);
      unpaint(desk, id);
      return;
    }
    whenSent(() => unpaintLater(desk, id));
    desk.tags.use(answer.createHighlight.tags);
    tell(desk, messageFor(all), step);
  });
  return id;
}

/** Offered from now on. */
export function addNewTags(
  { tags }: Pick<CodingDesk, 'tags'>,
  create: readonly NewTag[],
): readonly TagLook[] {
  return create.map((tag) => {
    const look = { id: newId(), title: tag.title, color: tag.color };
    tags.add(look, tag);
    return look;
  });
}

export function messageFor(tags: readonly TagLook[]): string {
  if (tags.length === 0) return 'Highlighted';
  return tags.length === 1 ? `Tagged “${tags[0]?.title ?? ''}”` : `Tagged with ${tags.length} tags`;
}
