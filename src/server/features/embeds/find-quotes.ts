import { sql, type RawBuilder } from 'kysely';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import { allowsDownloads } from '#server/features/public-links/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isOpenToAll } from './open-to-all.ts';
import type { Quote } from './quote.ts';

/** More would be a report, not an embed. */
const mostQuotes = 200;

export type FoundQuote = Quote & {
  readonly linkId: string;
  readonly position: number;
  readonly redaction: number | null;
};

type Asking = { workspaceId: string; now: Date };

/**
 * Highlights whose own note or insight is open to everybody by a link. A link with a password opens nothing here:
 * in a frame of another site no cookie would remember that it was typed.
 */
export async function findQuotes(
  db: Db,
  { workspaceId, now }: Asking,
  isWanted: RawBuilder<boolean>,
): Promise<FoundQuote[]> {
  const { rows } = await sql<FoundQuote>`
    select h.id, h.text, h.marked, h.object_id as "objectId",
      h.object_id as "sharedId", h.start_time as "startTime", 
      case when h.file_id is not null then h.end_time end as "endTime",
      h.position, l.id as "linkId", l.hide_names as "hideNames",
      file.id as "fileId", file.media_type as "mediaType", file.redaction, coalesce(${isCuttable('h', 'file')}, false) as "hasClip"
    from highlights h
    join access_objects o on o.workspace_id = h.workspace_id and o.id = h.object_id
    join public_links l on l.workspace_id = h.workspace_id and l.object_id = h.object_id
      and ${isOpenToAll('l', now)}
    left join files file on file.workspace_id = h.workspace_id and file.id = h.file_id
      and file.owner_id = h.object_id and (${isPlayable('file', 'l')} or ${isCuttable('h', 'file')})
    where h.workspace_id = ${workspaceId} and not h.hidden and not h.inline_comment_only
      and ${isNotTrashed('o')} and ${isWanted}
    order by h.created_at, h.id
    limit ${mostQuotes}`.execute(db);
  return rows;
}

/**
 * Whether visitors of the link may play the recording. Playing sends a file, so not where downloads are off. Of a
 * recording with redactions it is the redacted one, once that is made.
 */
export function isPlayable(file: string, link: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${file}.${column}`);
  return sql<boolean>`(${of('status')} = 'DONE' and ${of('trashed_at')} is null
    and ${of('media_type')} is not null and ${allowsDownloads(link)}
    and (${of('redaction')} = 0 or ${of('processing')} = 'COMPLETE'))`;
}

/** Whether the recording can be cut to the highlight. A clip is what the link shows, so it plays without downloads too. */
export function isCuttable(highlight: string, file: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${file}.${column}`);
  return sql<boolean>`(${sql.ref(`${highlight}.end_time`)} > ${sql.ref(`${highlight}.start_time`)}
    and ${of('status')} = 'DONE' and ${of('processing')} = 'COMPLETE' and ${of('trashed_at')} is null
    and ${of('media_type')} is not null and exists (select 1 from file_outputs made
      where made.workspace_id = ${of('workspace_id')} and made.file_id = ${of('id')} and made.kind = 'hls-v2'))`;
}
