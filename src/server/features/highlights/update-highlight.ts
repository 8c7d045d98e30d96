import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { Anchor } from '#editor/yjs/anchors.ts';
import { takeOutMarks } from '#editor/yjs/highlight-marks.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { HighlightAudioVideoInput } from '#server/platform/graphql/wire.gen.ts';
import type { Highlight } from './highlight.ts';
import { describedColumns, filesOfAreas, readAudioVideo, readPdfAreas } from './highlight-draft.ts';
import { markText } from './mark-text.ts';
import { allowInObjects, getHighlights, type HighlightState } from './policy.ts';
import { readBack } from './read-back.ts';
import { requireFile } from './require-file.ts';
import './tables.ts';

export type HighlightChange = {
  id: string;
  anchor?: Anchor | null;
  audioVideo?: HighlightAudioVideoInput | null;
  pdfAreas?: readonly PdfArea[] | null;
  inlineCommentOnly?: boolean | null;
};

/** New ends, times or areas. */
export async function updateHighlight(ctx: Ctx, input: HighlightChange): Promise<Highlight> {
  const media = input.audioVideo == null ? null : readAudioVideo(input.audioVideo);
  const areas = input.pdfAreas == null ? {} : { pdf_areas: readPdfAreas(input.pdfAreas) };
  const only = input.inlineCommentOnly == null ? {} : { inline_comment_only: input.inlineCommentOnly };
  const { anchor } = input;
  return inTransaction(ctx, async (tx) => {
    const [highlight] = await getHighlights(tx, [input.id], { documents: anchor != null });
    if (!highlight) throw new NotFound();
    allowInObjects(tx, 'highlight.update', [highlight]);
    for (const id of filesOfAreas(input.pdfAreas)) await requireFile(tx, id);
    await requireFile(tx, media?.file_id);
    const moved = anchor == null ? {} : await moveMark(tx, highlight, anchor);
    const change = { ...moved, ...media, ...areas, ...only };
    const { version } = await tx.db
      .updateTable('highlights')
      .set((row) => ({ ...change, updated_at: tx.now(), version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', input.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'highlight.updated',
      payload: { highlightIds: [input.id], changed: Object.keys(change) },
      objectId: input.id,
      version,
    });
    return readBack(tx, input.id);
  });
}

async function moveMark(tx: TxCtx, { id, object, marked }: HighlightState, anchor: Anchor) {
  if (!marked) throw new InvalidOperation('This highlight is not on text');
  let columns: ReturnType<typeof describedColumns> | undefined;
  await editDocument(tx, object.id, (doc) => {
    takeOutMarks(doc, [id]);
    columns = describedColumns(markText(doc, id, { anchor }));
  });
  return columns ?? {};
}
