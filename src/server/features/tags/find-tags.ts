import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { foldTitle, tagKey } from '#domain/tags/tag-key.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import '#server/features/highlights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { mostPerPage } from '#server/platform/graphql/page.ts';
import { usableTags } from './scope.ts';
import { tagColumns, type Tag } from './tag.ts';

export type Finding = { projectId: string; first?: number | null };

/** The best first: what starts so, a word that starts so, what contains it, and last its letters in their order. */
export async function searchTags(
  ctx: Ctx,
  { projectId, query, first }: Finding & { query: string },
): Promise<Tag[]> {
  const typed = foldTitle(accept(parseText(textLimits.searchQuery, query)));
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const letters = Array.from(typed.replaceAll(' ', ''), literal);
  const fit = sql<number>`case
    when tags.folded = ${typed} then 0
    when tags.folded like ${`${literal(typed)}%`} then 1
    when tags.folded like ${`% ${literal(typed)}%`} then 2
    when tags.folded like ${`%${literal(typed)}%`} then 3
    else 4 end`;
  return usableTags(ctx, db, projectId)
    .select(tagColumns)
    .where('tags.folded', 'like', `%${letters.map((letter) => `${letter}%`).join('')}`)
    .orderBy(sql`${fit}, length(tags.folded), tags.folded, tags.id`)
    .limit(readFirst(first, 20))
    .execute();
}

/** What the person put on highlights last, as far as it can be used here. */
export async function recentTags(ctx: Ctx, { projectId, first }: Finding): Promise<Tag[]> {
  const me = viewerOf(ctx)?.id ?? null;
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const used = await usableTags(ctx, db, projectId)
    .innerJoin(
      sql<{ tag_id: string; used_at: Date }>`(
        select tag_id, max(added_at) as used_at from (
          select u.tag_id, u.added_at from highlight_tags u
          join highlights h on h.workspace_id = u.workspace_id and h.id = u.highlight_id
          where u.workspace_id = ${ctx.workspace.id} and u.added_by = ${me}::uuid and h.project_id = ${projectId}
          order by u.added_at desc limit ${lookedBackAt}) as latest
        group by tag_id)`.as('recent'),
      (join) => join.onRef('recent.tag_id', '=', 'tags.id'),
    )
    .select(tagColumns)
    .orderBy('recent.used_at', 'desc')
    .orderBy('tags.id')
    .limit(readFirst(first, 9))
    .execute();
  return used;
}

/** Somebody who uses one tag all day still has their others: so many taggings are looked at. */
const lookedBackAt = 500;

/** What a new tag of this title would probably repeat. */
export async function similarTags(
  ctx: Ctx,
  { projectId, title }: { projectId: string; title: string },
): Promise<Tag[]> {
  const key = tagKey(accept(parseText(textLimits.tagTitle, title)));
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  if (key === '') return [];
  return usableTags(ctx, db, projectId)
    .select(tagColumns)
    .where('tags.key', '=', key)
    .orderBy('tags.id')
    .limit(mostPerPage)
    .execute();
}

const mostDuplicates = 50;

/** Tags that can be used in the project and whose titles look like one, in sets. */
export async function duplicateTags(ctx: Ctx, projectId: string): Promise<{ tags: Tag[] }[]> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, { type: 'project', id: projectId });
  const repeated = usableTags(ctx, db, projectId)
    .select('tags.key')
    .where('tags.key', '<>', '')
    .groupBy('tags.key')
    .having(sql<boolean>`count(*) > 1`)
    .orderBy('tags.key')
    .limit(mostDuplicates);
  const rows = await usableTags(ctx, db, projectId)
    .select([...tagColumns, 'tags.key'])
    .where('tags.key', 'in', repeated)
    .orderBy('tags.key')
    .orderBy('tags.id')
    .execute();
  return [...Map.groupBy(rows, ({ key }) => key).values()].map((tags) => ({ tags }));
}

/** What a person typed is text, not a pattern. */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function readFirst(first: number | null | undefined, usual: number): number {
  const count = first ?? usual;
  if (count < 0 || count > mostPerPage)
    throw new ValidationError(`Ask for 0 to ${mostPerPage} items at a time`);
  return count;
}
