import type { ExportedHighlight } from '#domain/exports/evidence-codecs.ts';
import { checkPdfAreas } from '#domain/highlights/pdf-area.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertHighlights, type WholeHighlight } from '#server/features/highlights/index.ts';
import { insertTaggings } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { dateOf } from '../refi/date-of.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import type { WrittenDocuments } from './write-written.ts';

/** Where their documents mark them, or at the time and area that the archive says. */
export async function writeHighlights(
  tx: TxCtx,
  writing: CommunityWriting,
  made: WrittenDocuments,
  tagIds: ReadonlySet<string>,
): Promise<void> {
  const { set, idOf, createdBy, report } = writing;
  const kindOf = new Map<string, 'note' | 'insight'>([
    ...made.noteIds.map((id) => [id, 'note'] as const),
    ...made.insightIds.map((id) => [id, 'insight'] as const),
  ]);
  for await (const part of set.parts('highlights')) {
    const rows = part.flatMap((one): WholeHighlight[] => {
      const type = kindOf.get(idOf(one.objectId));
      if (!type) return [];
      return [highlightOf(tx, writing, { one, type, made })];
    });
    await insertHighlights(tx, rows);
    const known = new Set(rows.map(({ id }) => id));
    const taggings = part.flatMap(({ id, tagIds: all }) =>
      known.has(idOf(id))
        ? all
            .filter((tagId) => tagIds.has(tagId))
            .map((tagId) => ({ highlightId: idOf(id), tagId: idOf(tagId) }))
        : [],
    );
    await insertTaggings(tx, taggings, createdBy);
    report('Highlights of documents that aren’t in the archive', part.length - rows.length);
  }
}

type Placing = {
  readonly one: ExportedHighlight;
  readonly type: 'note' | 'insight';
  readonly made: WrittenDocuments;
};

function highlightOf(tx: TxCtx, writing: CommunityWriting, { one, type, made }: Placing): WholeHighlight {
  const { idOf, files, createdBy } = writing;
  const id = idOf(one.id);
  const { recording } = one;
  const areas = one.areas?.map(({ fileId, ...area }) => ({
    ...area,
    ...(fileId && { fileId: idOf(fileId) }),
  }));
  return {
    id,
    object: { type, id: idOf(one.objectId) },
    createdBy,
    createdAt: dateOf(one.createdAt) ?? tx.now(),
    described: one.marked ? (made.described.get(id) ?? null) : null,
    text: cut(one.text, textLimits.highlightText.max),
    areas: areas && checkPdfAreas(areas).ok ? areas : null,
    recording:
      recording && files.has(recording.fileId)
        ? {
            fileId: idOf(recording.fileId),
            start: Math.max(0, recording.startTime),
            end: Math.max(0, recording.startTime, recording.endTime),
            type: recording.type,
          }
        : null,
  };
}
