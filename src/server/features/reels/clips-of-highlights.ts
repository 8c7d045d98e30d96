import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { isNotTrashed, isVisible } from '#server/kernel/access/index.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

export type Clip = {
  readonly highlightId: string;
  readonly fileId: string;
  readonly start: number;
  readonly end: number;
};

type Found = {
  highlightId: string;
  fileId: string | null;
  start: number | null;
  end: number | null;
  isSeen: boolean;
  isReady: boolean;
};

/** Highlights as parts of recordings that are ready, in the order of the ids. */
export async function clipsOfHighlights(tx: TxCtx, ids: readonly string[]): Promise<Clip[]> {
  const { rows } = await sql<Found>`
    select h.id as "highlightId", h.file_id as "fileId", h.start_time as start, h.end_time as "end",
      coalesce(${isVisible(tx, 'o.source_id')} and ${isNotTrashed('o')} and f.trashed_at is null, false) as "isSeen",
      coalesce(f.status = 'DONE' and f.processing = 'COMPLETE', false) as "isReady"
    from highlights h
    join access_objects note on note.workspace_id = h.workspace_id and note.id = h.object_id
    left join files f on f.workspace_id = h.workspace_id and f.id = h.file_id
    left join access_objects o on o.workspace_id = f.workspace_id and o.id = f.owner_id
    where ${isInWorkspace(tx.workspace.id, 'h.id', ids)} and not h.hidden
      and ${isVisible(tx, 'h.access_id')} and ${isNotTrashed('note')}`.execute(tx.db);
  const byId = new Map(rows.map((row) => [row.highlightId, row]));
  return ids.map((id) => {
    const found = byId.get(id);
    if (!found) throw new NotFound();
    return asClip(found);
  });
}

function asClip({ highlightId, fileId, start, end, isSeen, isReady }: Found): Clip {
  if (fileId === null || start === null || end === null || end <= start)
    throw new InvalidOperation('Only highlights of recordings can be in a reel');
  if (!isSeen) throw new NotFound();
  if (!isReady) throw new InvalidOperation('The recording is not ready yet');
  return { highlightId, fileId, start, end };
}
