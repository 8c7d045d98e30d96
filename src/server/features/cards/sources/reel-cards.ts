import { sql } from 'kysely';
import { countLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { countOf } from '#domain/text/count-of.ts';
import type { CardContent, CardQuote } from '#editor/cards/read-card.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/reels/tables.ts';
import '#server/kernel/members/tables.ts';
import type { CardScope } from '../card-scope.ts';
import type { CardSource } from '../card-source.ts';
import { findQuotes } from '../find-quotes.ts';
import { factsOfWork } from './facts-of-work.ts';

/** Reels of imports may have more than can be put in one here. */
const mostParts = countLimits.highlightsPerReel.max;

type Row = {
  id: string;
  title: string;
  /** Only the reels of insights have a page. */
  insightId: string | null;
  author: string | null;
  createdAt: Date;
  parts: Part[];
  count: number;
};

/** `seconds` is 0 where the reader may not watch it. */
type Part = { highlightId: string | null; seconds: number };

/** A reel's card: how long it is and the quotes in it, one after the other, as far as the reader may see them. */
export const reelCards: CardSource = async (db, scope, ids) => {
  const reels = await findReels(db, scope, ids);
  const quotes = await findQuotes(
    db,
    scope,
    reels.flatMap(({ parts }) => parts.flatMap(({ highlightId }) => highlightId ?? [])),
  );
  return new Map(reels.map((reel) => [reel.id, cardOf(scope, reel, quotes)]));
};

async function findReels(db: Db, scope: CardScope, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.title, case r.owner_type when 'insight' then r.owner_id end as "insightId",
      m.name as author, r.created_at as "createdAt", held.parts,
      (select count(*)::int from reel_parts p where p.workspace_id = r.workspace_id and p.reel_id = r.id
        and p.removed_at is null) as count
    from reels r
    join access_objects o on o.workspace_id = r.workspace_id and o.id = r.owner_id
    left join members m on m.workspace_id = r.workspace_id and m.id = r.created_by
    cross join lateral (
      select coalesce(json_agg(json_build_object('highlightId', part."highlightId", 'seconds', part.seconds)
        order by part.rank, part.id), '[]') as parts
      from (
        select p.id, p.rank, p.highlight_id as "highlightId",
          case when h.end_time > h.start_time and f.trashed_at is null and ${isNotTrashed('place')}
            and ${scope.isSeen('place.source_id', 'h.project_id')} then h.end_time - h.start_time else 0 end as seconds
        from reel_parts p
        left join highlights h on h.workspace_id = p.workspace_id and h.id = p.highlight_id
        left join files f on f.workspace_id = h.workspace_id and f.id = h.file_id
        left join access_objects place on place.workspace_id = f.workspace_id and place.id = f.owner_id
        where p.workspace_id = r.workspace_id and p.reel_id = r.id and p.removed_at is null
        order by p.rank, p.id limit ${sql.lit(mostParts)}) part) held
    where ${isInWorkspace(scope.workspaceId, 'r.id', ids)} and r.deleted_at is null
      and ${isNotTrashed('o')} and ${scope.isSeen('o.source_id', 'o.parent_id')}`.execute(db);
  return rows;
}

function cardOf(
  scope: CardScope,
  { id, title, insightId, parts, count, ...work }: Row,
  quotes: ReadonlyMap<string, CardQuote>,
): CardContent {
  const seen = parts.flatMap(({ highlightId, seconds }) => {
    const quote = highlightId === null ? undefined : quotes.get(highlightId);
    // Its author and date are those of the reel.
    return quote ? [{ seconds, quote: { ...quote, marked: [] } }] : [];
  });
  const duration = seen.reduce((sum, { seconds }) => sum + seconds, 0);
  const url =
    insightId === null
      ? undefined
      : scope.pageUrl(buildUrl('insightReel', { params: { insightId, reelId: id } }));
  const remark = remarkOn({ missing: parts.length - seen.length, more: count - parts.length });
  return {
    title: titleOf('reel', title),
    facts: [
      { property: 'highlightCount', text: countOf(seen.length, 'clip') },
      ...(duration > 0 ? [{ property: 'duration', text: formatTime(duration) }] : []),
      ...factsOfWork(scope, work),
    ],
    quotes: seen.map(({ quote }) => quote),
    ...(url !== undefined && { url }),
    ...(remark !== '' && { remark }),
  };
}

/** What is behind the most that are shown may well be there for the reader, and is not called hidden. */
function remarkOn({ missing, more }: { missing: number; more: number }): string {
  return [
    ...(missing > 0 ? [`${countOf(missing, 'clip')} left out: not available to you.`] : []),
    ...(more > 0 ? [`${countOf(more, 'more clip')} in the reel.`] : []),
  ].join(' ');
}
