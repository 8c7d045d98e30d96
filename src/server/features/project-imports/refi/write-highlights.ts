import { describeHighlights } from '#editor/annotations/describe-highlights.ts';
import { asNode } from '#editor/schema/as-node.ts';
import { insertHighlights, type WholeHighlight } from '#server/features/highlights/index.ts';
import { insertTaggings } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { Origins } from './origins.ts';
import { keptOf, type PlannedHighlight, type PlannedNote } from './planned-note.ts';

type Writing = {
  readonly object: { readonly type: 'note' | 'insight'; readonly id: string };
  readonly note: PlannedNote;
  readonly tags: ReadonlyMap<string, string>;
  readonly createdBy: string;
  readonly origins: Origins;
};

/** The highlights of a note that is there, with their tags. */
export async function writeHighlights(tx: TxCtx, writing: Writing): Promise<void> {
  const { object, note, tags, createdBy, origins } = writing;
  if (note.highlights.length === 0) return;
  const described = describeHighlights(asNode(note.document));
  const rows: WholeHighlight[] = note.highlights.map((one) => {
    const mark = one.isMarked ? described.get(one.id) : undefined;
    if (one.isMarked && !mark) origins.report('Selections without any text');
    const areas = one.area && [{ ...one.area, ...(note.file && { fileId: note.file.id }) }];
    const isTimed = one.startTime !== null;
    return {
      id: one.id,
      object,
      createdBy,
      createdAt: dateOf(one.kept.createdAt) ?? tx.now(),
      described: mark ?? null,
      text: one.text,
      areas,
      recording: isTimed ? recordingOf(note.file, one) : null,
    };
  });
  await insertHighlights(tx, rows);
  const taggings = note.highlights.flatMap((one) =>
    one.codings.flatMap(({ code, ...coding }) => {
      const tagId = tags.get(code);
      if (tagId === undefined) {
        origins.report('Codings by codes that aren’t in the file');
        return [];
      }
      const { guid, createdBy: by, createdAt, notes } = coding;
      const kept = keptOf({ createdBy: by, createdAt, notes });
      origins.add({ kind: 'coding', id: derivedGuid(one.id, tagId, 0), guid, kept });
      return [{ highlightId: one.id, tagId }];
    }),
  );
  await insertTaggings(tx, taggings, createdBy);
  for (const { id, guid, kept } of note.highlights) origins.add({ kind: 'highlight', id, guid, kept });
}

function recordingOf(file: PlannedNote['file'], { startTime, endTime }: PlannedHighlight) {
  const start = startTime ?? 0;
  const type = file?.type === 'AUDIO' ? ('AUDIO' as const) : ('AV' as const);
  return file && { fileId: file.id, start, end: Math.max(start, endTime ?? start), type };
}

export function dateOf(text: string | null | undefined): Date | undefined {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1900 || year > 9999 ? undefined : date;
}
