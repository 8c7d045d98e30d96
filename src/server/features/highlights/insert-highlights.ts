import { sql } from 'kysely';
import type { AudioVideoType } from '#domain/highlights/highlight.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { describedColumns, noAudioVideo, positionOf } from './highlight-draft.ts';
import type { ObjectRef } from './objects.ts';
import './tables.ts';

/** A highlight whose mark, if it has one, is in its document already. */
export type WholeHighlight = {
  readonly id: string;
  readonly object: ObjectRef;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly described: DescribedHighlight | null;
  /** Of one without a mark. */
  readonly text: string;
  readonly areas: readonly PdfArea[] | null;
  /** In seconds. */
  readonly recording: {
    readonly fileId: string;
    readonly start: number;
    readonly end: number;
    readonly type: AudioVideoType;
  } | null;
};

/** Many at once, in one statement. For commands that have made their document. */
export async function insertHighlights(tx: TxCtx, all: readonly WholeHighlight[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((one) => ({ ...columnsOf(one), created_at: one.createdAt.toISOString() }));
  await sql`
    insert into highlights (workspace_id, id, object_type, object_id, marked, text, start_offset, end_offset, position,
      speakers, file_id, start_time, end_time, media_type, pdf_areas, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, object_type, object_id, marked, text, start_offset, end_offset, position,
      speakers, file_id, start_time, end_time, media_type, pdf_areas, created_by, created_at, ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id uuid, object_type text, object_id uuid,
      marked boolean, text text, start_offset integer, end_offset integer, position float8, speakers text, file_id uuid,
      start_time float8, end_time float8, media_type text, pdf_areas text, created_by uuid, created_at timestamptz)`.execute(
    tx.db,
  );
  const highlightIds = all.map(({ id }) => id);
  await tx.record({ type: 'highlight.imported', payload: { highlightIds }, objectId: null });
}

function columnsOf({ id, object, createdBy, described, text, areas, recording }: WholeHighlight) {
  const times = recording && {
    file_id: recording.fileId,
    start_time: recording.start,
    end_time: recording.end,
    media_type: recording.type,
  };
  const pdfAreas = areas && JSON.stringify(areas);
  return {
    id,
    object_type: object.type,
    object_id: object.id,
    created_by: createdBy,
    marked: described !== null,
    pdf_areas: pdfAreas,
    ...noAudioVideo,
    start_offset: null,
    end_offset: null,
    speakers: '',
    text,
    position: positionOf({ start_time: recording?.start ?? null, pdf_areas: pdfAreas }),
    ...(described && describedColumns(described)),
    // What the file says of the times counts more than what the words around it say.
    ...times,
  };
}
