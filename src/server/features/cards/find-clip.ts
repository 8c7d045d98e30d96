import { sql } from 'kysely';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';
import { hasClip } from './clip-condition.ts';

/** The stretch of a recording that a highlight marks. */
export type Clip = {
  readonly fileId: string;
  readonly redaction: number;
  readonly mediaType: 'AUDIO' | 'VIDEO';
  readonly startTime: number;
  readonly endTime: number;
};

/** Undefined for a highlight without a recording, and for one that the reader may not see. */
export async function findClip(db: Db, scope: CardScope, highlightId: string): Promise<Clip | undefined> {
  const { rows } = await sql<Clip>`
    select f.id as "fileId", f.redaction, f.media_type as "mediaType",
      h.start_time as "startTime", h.end_time as "endTime"
    from highlights h
    join files f on f.workspace_id = h.workspace_id and f.id = h.file_id
    join access_objects place on place.workspace_id = f.workspace_id and place.id = f.owner_id
    where h.workspace_id = ${scope.workspaceId} and h.id = ${highlightId} and not h.hidden
      and ${scope.isSeen('h.access_id', 'h.project_id')} and ${hasClip(scope)}`.execute(db);
  return rows[0];
}
