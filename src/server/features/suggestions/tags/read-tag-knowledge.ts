import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { prototypeOf, type Prototype } from '#engines/suggesting/index.ts';
import { usableTags } from '#server/features/tags/index.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/platform/search/tables.ts';
import { readMeanings, type StoredText } from '#server/platform/ai/known-meanings.ts';
import '../tables.ts';

export type KnownTag = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The highlights that its examples are, in the order of the prototype's. */
  readonly exampleIds: readonly string[];
  readonly prototype: Prototype<string>;
};

/** More tags than a person chooses from; the most used are known best. */
const mostTags = 300;
/** The newest uses show what a tag means now. */
const mostExamples = 12;

/** What the tags of a project mean, from the highlights this person may see: where people put them, and where they refused them. */
export async function readTagKnowledge(ctx: Ctx, embedder: Embedder, projectId: string): Promise<KnownTag[]> {
  const db = await ctx.reads.db();
  const tags = await usableTags(ctx, db, projectId)
    .select(['tags.id', 'tags.title', 'tags.description'])
    .orderBy(
      sql`(select count(*) from highlight_tags u where u.workspace_id = tags.workspace_id
        and u.tag_id = tags.id and not u.hidden) desc`,
    )
    .orderBy('tags.id')
    .limit(mostTags)
    .execute();
  const ids = tags.map(({ id }) => id);
  const used = await readUses(ctx, db, embedder, ids, isExample(ctx));
  const refused = await readUses(ctx, db, embedder, ids, isRefused(ctx));
  await ctx.reads.end();
  const names = await embedder.embed(tags.map(nameOf));
  const vectors = await readMeanings(embedder, [...used, ...refused]);
  const at = new Map([...used, ...refused].map((use, place) => [use, vectors[place]]));
  const [examples, rejected] = [byTag(used), byTag(refused)];
  return tags.flatMap((tag, place) => {
    const own = examples.get(tag.id) ?? [];
    const prototype = prototypeOf({
      id: tag.id,
      name: names[place],
      examples: own.flatMap((use) => at.get(use) ?? []),
      rejected: (rejected.get(tag.id) ?? []).flatMap((use) => at.get(use) ?? []),
    });
    return prototype ? [{ ...tag, exampleIds: own.map(({ id }) => id), prototype }] : [];
  });
}

function nameOf({ title, description }: { title: string; description: string }): string {
  return description.trim() === '' ? title : `${title}: ${description.slice(0, 300)}`;
}

type Use = StoredText & { readonly id: string; readonly tagId: string };

function byTag(uses: readonly Use[]): Map<string, Use[]> {
  return Map.groupBy(uses, ({ tagId }) => tagId);
}

/** `pairs` gives rows (highlight_id, at) of the tag `t.id`. */
async function readUses(
  ctx: Ctx,
  db: Db,
  { model }: Embedder,
  tagIds: readonly string[],
  pairs: RawBuilder<unknown>,
): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select t.id as "tagId", h.id, left(h.text, 2000) as text, v.text_hash as hash, v.vectors,
      cardinality(v.starts) as passages
    from unnest(${[...tagIds]}::uuid[]) as t (id)
    cross join lateral (${pairs} order by at desc, highlight_id limit ${mostExamples}) as pair
    join highlights h on h.workspace_id = ${ctx.workspace.id} and h.id = pair.highlight_id and h.text <> ''
      and not h.inline_comment_only
    left join search_vectors v on v.workspace_id = h.workspace_id and v.item_id = h.id and v.model = ${model}
    order by t.id, pair.at desc, h.id`.execute(db);
  return rows;
}

/** What AI put on by itself teaches nothing new. */
function isExample(ctx: Ctx): RawBuilder<unknown> {
  return sql`select u.highlight_id, u.added_at as at from highlight_tags u
    where u.workspace_id = ${ctx.workspace.id} and u.tag_id = t.id and not u.hidden
      and u.added_by is distinct from ${aiUserId}::uuid and ${isVisible(ctx, 'u.access_id')}`;
}

/** Rejected, or put on by a suggestion and taken off again by a person. */
function isRefused(ctx: Ctx): RawBuilder<unknown> {
  return sql`select s.highlight_id, s.reviewed_at as at from tag_suggestions s
    join highlights o on o.workspace_id = s.workspace_id and o.id = s.highlight_id and not o.hidden
    where s.workspace_id = ${ctx.workspace.id} and s.tag_id = t.id and s.review is not null
      and (s.review = 'Rejected' or not exists (select from highlight_tags u
        where u.workspace_id = s.workspace_id and u.highlight_id = s.highlight_id and u.tag_id = s.tag_id))
      and ${isVisible(ctx, 'o.access_id')}`;
}
