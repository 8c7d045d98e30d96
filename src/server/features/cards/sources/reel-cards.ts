import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import { countOf } from '#domain/text/count-of.ts';
import { isNotTrashed } from '#server/kernel/access/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/reels/tables.ts';
import type { CardSource } from '../card-source.ts';
import { findQuotes } from '../find-quotes.ts';
import '#server/kernel/members/tables.ts';
import { factsOfWork } from './facts-of-work.ts';

/** More would be the reel itself; the rest is counted. */
const mostParts = 50;

type Row = {
  id: string;
  title: string;
  author: string | null;
  createdAt: Date;
  highlightIds: string[];
  count: number;
};

/** A reel's card: the quotes in it, one after the other, as far as the reader may see them. */
export const reelCards: CardSource = async (db, scope, ids) => {
  const { rows } = await sql<Row>`
    select r.id, r.title, m.name as author, r.created_at as "createdAt", parts."highlightIds", parts.count
    from reels r
    join access_objects o on o.workspace_id = r.workspace_id and o.id = r.owner_id
    left join members m on m.workspace_id = r.workspace_id and m.id = r.created_by
    cross join lateral (
      select coalesce((array_agg(p.highlight_id order by p.rank, p.id)
          filter (where p.highlight_id is not null))[1:${sql.lit(mostParts)}], '{}') as "highlightIds",
        count(*)::int as count
      from reel_parts p
      where p.workspace_id = r.workspace_id and p.reel_id = r.id and p.removed_at is null) parts
    where ${isInWorkspace(scope.workspaceId, 'r.id', ids)} and r.deleted_at is null
      and ${isNotTrashed('o')} and ${scope.isSeen('o.source_id', 'o.parent_id')}`.execute(db);
  const quotes = await findQuotes(
    db,
    scope,
    rows.flatMap(({ highlightIds }) => highlightIds),
  );
  return new Map(
    rows.map(({ id, title, highlightIds, count, ...work }) => {
      // Its author and date are those of the reel.
      const seen = highlightIds.flatMap((highlightId) => {
        const quote = quotes.get(highlightId);
        return quote ? [{ ...quote, marked: [] }] : [];
      });
      const missing = count - seen.length;
      return [
        id,
        {
          title: titleOf('reel', title),
          facts: [
            { property: 'highlightCount', text: countOf(seen.length, 'clip') },
            ...factsOfWork(scope, work),
          ],
          quotes: seen,
          ...(missing > 0 && { remark: `${countOf(missing, 'clip')} left out: not available to you.` }),
        },
      ];
    }),
  );
};
