import { sql } from 'kysely';
import { publisherSees } from '#server/features/public-links/index.ts';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/reels/tables.ts';
import { isCuttable, isPlayable } from './find-quotes.ts';
import { isOpenToAll } from './open-to-all.ts';
import type { Embed, Quote } from './quote.ts';

const mostParts = 200;

type ReelRow = {
  title: string;
  ownerId: string;
  linkId: string;
  hideNames: boolean;
  projectId: string | null;
};
type Asking = { workspaceId: string; now: Date; reelId: string };

/**
 * A reel is part of what it was made in and is shared with it, like the quotes in an insight. It shows only what
 * comes from the same project and what its publisher may see now, and plays only recordings that are shared
 * themselves.
 */
export async function findReel(db: Db, { workspaceId, now, reelId }: Asking): Promise<Embed | undefined> {
  const { rows } = await sql<ReelRow>`
    select r.title, r.owner_id as "ownerId", l.id as "linkId", l.hide_names as "hideNames",
      case o.type when 'project' then o.id else o.parent_id end as "projectId"
    from reels r
    join access_objects o on o.workspace_id = r.workspace_id and o.id = r.owner_id
    join public_links l on l.workspace_id = r.workspace_id and l.object_id = r.owner_id and ${isOpenToAll('l', now)}
    where r.workspace_id = ${workspaceId} and r.id = ${reelId} and r.deleted_at is null and ${isNotTrashed('o')}`.execute(
    db,
  );
  const [reel] = rows;
  if (!reel) return undefined;
  const { rows: quotes } = await sql<Quote>`
    select coalesce(h.id, p.file_id) as id, coalesce(nullif(h.text, ''), p.title) as text,
      coalesce(h.marked, false) as marked, o.id as "objectId",
      ${reel.ownerId}::uuid as "sharedId",
      coalesce(h.start_time, p.start_at) as "startTime", coalesce(h.end_time, p.end_at) as "endTime",
      file.id as "fileId", file.media_type as "mediaType", ${reel.hideNames}::boolean as "hideNames",
      (h.id is not null and ${isCuttable('h', 'file')}) as "hasClip"
    from reel_parts p
    join public_links shared on shared.workspace_id = p.workspace_id and shared.id = ${reel.linkId}
    join files source on source.workspace_id = p.workspace_id and source.id = p.file_id
      and source.trashed_at is null
    join access_objects o on o.workspace_id = p.workspace_id and o.id = source.owner_id
    left join highlights h on h.workspace_id = p.workspace_id and h.id = p.highlight_id
    left join public_links l on l.workspace_id = p.workspace_id and l.object_id = o.id and ${isOpenToAll('l', now)}
    left join files file on file.workspace_id = p.workspace_id and file.id = p.file_id
      and l.id is not null and ${isPlayable('file', 'l')}
    where p.workspace_id = ${workspaceId} and p.reel_id = ${reelId} and p.removed_at is null
      and ${reel.projectId}::uuid in (o.id, o.parent_id)
      and ${publisherSees('shared', 'o.source_id')}
      and (p.highlight_id is null or (not h.hidden and ${publisherSees('shared', 'h.access_id')}))
      and ${isNotTrashed('o')}
    order by p.rank, p.id
    limit ${mostParts}`.execute(db);
  return {
    title: reel.title,
    unnamedId: reel.hideNames ? reel.ownerId : null,
    quotes,
    linkId: reel.linkId,
  };
}
