import { sql } from 'kysely';
import type { GlobalSearchOptions } from '#domain/search/global-search-options.ts';
import { visibleResultTypes } from '#domain/search/visible-types.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ItemFilter } from '#engines/search/item-filter.ts';
import '#server/kernel/access/tables.ts';

/** What the viewer may see, and of that what the options ask for. */
export async function itemFilterOf(ctx: Ctx, db: Db, options: GlobalSearchOptions): Promise<ItemFilter> {
  const { location, user, tags, people, date, published, archived } = options;
  const range = date && dayRangeOf(date.range.option, ctx.now(), date.range);
  const instants = range && instantsOf(range);
  return {
    visible: await visibleMaps(ctx, db),
    seenTypes: visibleResultTypes({ projects: true, people: true }),
    lists: [
      ...(location && location.ids.length > 0
        ? [{ list: 'location' as const, ids: new Set(location.ids), not: location.type === 'NOT_LOCATED_IN' }]
        : []),
      ...(user && (user.ids.length > 0 || user.aiContributed === true) ? [userList(user)] : []),
      ...(tags && tags.ids.length > 0 ? [{ list: 'tag' as const, ids: new Set(tags.ids) }] : []),
      ...(people && people.ids.length > 0 ? [{ list: 'person' as const, ids: new Set(people.ids) }] : []),
    ],
    times:
      date && instants
        ? [
            {
              by: date.type === 'CREATED' ? ('created' as const) : ('updated' as const),
              from: instants.from.getTime(),
              to: instants.to.getTime(),
            },
          ]
        : [],
    flags: [
      ...(published === undefined ? [] : [{ name: 'published' as const, is: published }]),
      ...(archived === undefined ? [] : [{ name: 'archived' as const, is: archived }]),
    ],
  };
}

function userList({
  type,
  ids,
  aiContributed,
}: NonNullable<GlobalSearchOptions['user']>): ItemFilter['lists'][number] {
  const list = type.endsWith('CREATED_BY') ? ('author' as const) : ('contributor' as const);
  return { list, ids: new Set(ids), not: type.startsWith('NOT_'), orGenerated: aiContributed === true };
}

/** The maps in which the viewer stands, as one text: a row each would take longer to read than to search. */
async function visibleMaps(ctx: Ctx, db: Db): Promise<ReadonlySet<string> | undefined> {
  if (ctx.actor.kind === 'system') return undefined;
  if (ctx.actor.kind === 'visitor') return new Set();
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(object_id::text, '') as ids from grants
    where workspace_id = ${ctx.workspace.id} and grantee = any(${[...ctx.actor.grantees]}::text[])`.execute(
    db,
  );
  return setOf(rows[0]?.ids ?? '');
}

const mostKept = 50;
const kept = new Map<string, ReadonlySet<string>>();

/** The same text is the same set: what an index marked for it serves the next search too. */
function setOf(ids: string): ReadonlySet<string> {
  const before = kept.get(ids);
  if (before) return before;
  const maps = new Set<string>();
  for (let at = 0; at < ids.length; at += 36) maps.add(ids.slice(at, at + 36));
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
  kept.set(ids, maps);
  return maps;
}
