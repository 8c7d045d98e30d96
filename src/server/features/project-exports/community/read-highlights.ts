import { sql } from 'kysely';
import type { ExportedHighlight } from '#domain/exports/evidence-codecs.ts';
import type { AudioVideoType } from '#domain/highlights/highlight.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import { reading, type Exporting } from './exporting.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

const atOnce = 1000;
const before = '00000000-0000-0000-0000-000000000000';

type Row = {
  id: string;
  objectId: string;
  marked: boolean;
  text: string;
  tagIds: string[];
  fileId: string | null;
  startTime: number | null;
  endTime: number | null;
  type: AudioVideoType | null;
  areas: PdfArea[] | null;
  createdAt: Date;
};

/** With the tags that are left; by the time at which they were made. */
export async function* readHighlights(exporting: Exporting): AsyncGenerator<ExportedHighlight[]> {
  let after: Row | undefined;
  do {
    const rows: Row[] = await readAfter(exporting, after);
    yield rows.map(highlightOf);
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

function readAfter(exporting: Exporting, after: Row | undefined): Promise<Row[]> {
  const { ctx, projectId } = exporting;
  return reading(exporting, async (db) => {
    const { rows } = await sql<Row>`
      select h.id, h.object_id as "objectId", h.marked, h.text, h.file_id as "fileId", h.start_time as "startTime",
        h.end_time as "endTime", h.media_type as type, h.pdf_areas::jsonb as areas, h.created_at as "createdAt", array(
          select t.id from highlight_tags u
          join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id
          join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
          where u.workspace_id = h.workspace_id and u.highlight_id = h.id and t.trashed_at is null
            and t.merged_into is null
          order by u.place) as "tagIds"
      from highlights h
      where h.workspace_id = ${ctx.workspace.id} and h.project_id = ${projectId} and not h.hidden
        and h.deleted_at is null and not h.inline_comment_only and ${isVisible(ctx, 'h.access_id')}
        and (h.created_at, h.id) > (${after?.createdAt ?? new Date(0)}::timestamptz, ${after?.id ?? before}::uuid)
      order by h.created_at, h.id limit ${atOnce}`.execute(db);
    return rows;
  });
}

function highlightOf(row: Row): ExportedHighlight {
  const { id, objectId, marked, text, tagIds, fileId, startTime, endTime, type, areas, createdAt } = row;
  const isRecorded = fileId !== null && startTime !== null && endTime !== null;
  const recording = isRecorded ? { fileId, startTime, endTime, type: type ?? 'AV' } : null;
  return { id, objectId, marked, text, tagIds, recording, areas, createdAt: createdAt.toISOString() };
}
