import { sql } from 'kysely';
import { isNotTrashed, isVisible, titleOf } from '#server/kernel/access/index.ts';
import { mediaUrls } from '#server/features/media/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

/** GONE: its highlight or recording was deleted. HIDDEN: others may see it. */
export type ReelPartState = 'READY' | 'PREPARING' | 'GONE' | 'HIDDEN';

/** One highlight in a reel, with its times of now. Nothing is told of what the person may not see. */
export type ReelPart = {
  readonly id: string;
  readonly state: ReelPartState;
  readonly highlightId: string | null;
  readonly objectId: string | null;
  readonly title: string;
  readonly fileId: string | null;
  readonly startTime: number;
  readonly endTime: number;
  readonly mediaType: 'AUDIO' | 'VIDEO' | null;
  readonly streamUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly storyboardUrl: string | null;
};

/** For reels that the person may see; one query for all of a response. */
export const reelParts = loaderOfMap<readonly ReelPart[]>([], async (ctx, _db, ids) => {
  const byReel = Map.groupBy(await readParts(ctx, ids), ({ reelId }) => reelId);
  return new Map([...byReel].map(([id, rows]) => [id, rows.map(asPart)]));
});

export function durationOf(parts: readonly ReelPart[]): number {
  return parts.filter(isShown).reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
}

/** There, and for this person to see. */
export function isShown({ state }: ReelPart): boolean {
  return state === 'READY' || state === 'PREPARING';
}

type Row = Omit<ReelPart, 'state' | 'streamUrl' | 'thumbnailUrl' | 'storyboardUrl'> & {
  reelId: string;
  isGone: boolean;
  isSeen: boolean;
  isReady: boolean;
  outputs: string[];
};

async function readParts(ctx: RequestCtx, reelIds: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.reel_id as "reelId", p.id, h.id as "highlightId", h.object_id as "objectId", ${titleOf('o')} as title,
      f.id as "fileId", h.start_time as "startTime", h.end_time as "endTime", f.media_type as "mediaType",
      coalesce(${isVisible(ctx, 'h.access_id')} and ${isVisible(ctx, 'place.source_id')}, false) as "isSeen",
      coalesce(h.hidden or f.trashed_at is not null or h.end_time <= h.start_time
        or not ${isNotTrashed('o')} or not ${isNotTrashed('place')}, true) as "isGone",
      coalesce(f.status = 'DONE' and f.processing = 'COMPLETE', false) as "isReady",
      array(select made.kind from file_outputs made
        where made.workspace_id = f.workspace_id and made.file_id = f.id) as outputs
    from reel_parts p
    left join highlights h on h.workspace_id = p.workspace_id and h.id = p.highlight_id
    left join access_objects o on o.workspace_id = h.workspace_id and o.id = h.object_id
    left join files f on f.workspace_id = h.workspace_id and f.id = h.file_id
    left join access_objects place on place.workspace_id = f.workspace_id and place.id = f.owner_id
    where ${isInWorkspace(ctx.workspace.id, 'p.reel_id', reelIds)} and p.removed_at is null
    order by p.reel_id, p.rank, p.id`.execute(await ctx.reads.db());
  return rows;
}

function asPart({ id, isSeen, isGone, isReady, outputs, ...row }: Row): ReelPart {
  const none = { highlightId: null, objectId: null, title: '', fileId: null, startTime: 0, endTime: 0 };
  const noMedia = { mediaType: null, streamUrl: null, thumbnailUrl: null, storyboardUrl: null };
  // Whether something that is not theirs to see still exists is not theirs to know either.
  if (row.fileId !== null && !isSeen) return { id, state: 'HIDDEN', ...none, ...noMedia };
  if (row.fileId === null || isGone) return { id, state: 'GONE', ...none, ...noMedia };
  const { streamUrl, thumbnailUrl, storyboardUrl } = mediaUrls(
    row.fileId,
    outputs.map((kind) => ({ kind, meta: {} })),
  );
  const state = isReady && streamUrl !== null ? 'READY' : 'PREPARING';
  const { highlightId, objectId, title, fileId, startTime, endTime, mediaType } = row;
  const clip = { highlightId, objectId, title, fileId, startTime, endTime, mediaType };
  return { id, state, ...clip, streamUrl, thumbnailUrl, storyboardUrl };
}
