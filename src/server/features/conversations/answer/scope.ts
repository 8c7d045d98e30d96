import { sql, type RawBuilder } from 'kysely';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { PassageScope } from '#server/features/search/index.ts';
import '#server/platform/search/tables.ts';

/** What can be cited. */
const citable = ['HIGHLIGHT', 'INSIGHT', 'NOTE', 'TAG', 'THEME'] as const;

/** A conversation's filter as search understands it. Highlights in a note are part of the note. */
export async function passageScope(
  ctx: Ctx,
  db: Db,
  filter: ConversationFilter | null,
): Promise<PassageScope> {
  if (!filter) return { types: citable };
  const { objectType, objectIds } = filter;
  if (objectType === 'Project' || objectType === 'ProjectCategory')
    return { types: citable, locationIds: objectIds };
  // A note counts as tagged by its highlights; the rest of it is about anything.
  if (objectType === 'Tag') return { types: ['HIGHLIGHT'], tagIds: objectIds };
  const { rows } = await sql<{ id: string }>`
    select id from search_items where workspace_id = ${ctx.workspace.id} and not removed
      and owner_id = any(${[...objectIds]}::uuid[])`.execute(db);
  const ids = [...objectIds, ...rows.map(({ id }) => id)];
  return { types: objectType === 'Channel' ? ['THEME'] : citable, ids };
}

/** The same as a condition on `search_items i`. */
export function inScope(filter: ConversationFilter | null): RawBuilder<boolean> {
  if (!filter) return sql<boolean>`true`;
  const ids = sql`${[...filter.objectIds]}::uuid[]`;
  if (filter.objectType === 'Project' || filter.objectType === 'ProjectCategory')
    return sql<boolean>`i.location_ids && ${ids}`;
  if (filter.objectType === 'Tag') return sql<boolean>`i.tag_ids && ${ids}`;
  return sql<boolean>`(i.id = any(${ids}) or i.owner_id = any(${ids}))`;
}
