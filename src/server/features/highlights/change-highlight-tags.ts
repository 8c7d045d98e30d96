import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import {
  addTaggings,
  removeTaggings,
  startChange,
  type Tagging,
  type TagToMake,
} from '#server/features/tags/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import type { Highlight } from './highlight.ts';
import { makeTagsForHighlights } from './make-new-tags.ts';
import { allowInObjects, getHighlights } from './policy.ts';
import { readBackAll } from './read-back.ts';
import './tables.ts';

export type TagsChange = { ids: readonly string[]; add: readonly string[]; remove: readonly string[] };
export type HighlightTagChange = {
  /** Null when nothing changed. */
  readonly id: string | null;
  readonly highlights: readonly Highlight[];
  readonly changedCount: number;
};

/** Puts tags on and takes tags off many highlights, all or none; the record of it makes the undo exact. */
export async function changeHighlightTags(
  ctx: Ctx,
  { ids, newTags, remove, ...change }: TagsChange & { newTags: readonly TagToMake[] },
): Promise<HighlightTagChange> {
  const { viewer } = requireMember(ctx);
  if (change.add.some((id) => remove.includes(id)))
    throw new ValidationError('A tag can be added or removed, not both');
  return inTransaction(ctx, async (tx) => {
    const add = await makeTagsForHighlights(tx, ids, { tagIds: change.add, newTags });
    allowInObjects(tx, 'highlight.tag', await getHighlights(tx, ids, { tags: add }));
    return writeTags(tx, { ids, add, remove, changedBy: viewer.id });
  });
}

type Writing = TagsChange & { changedBy: string };

/** The caller holds the highlights and the tags to add. */
export async function writeTags(
  tx: TxCtx,
  { ids, add, remove, changedBy }: Writing,
): Promise<HighlightTagChange> {
  const changeId = await startChange(tx, { kind: 'tagging', changedBy });
  const removed = await removeTaggings(tx, { highlightIds: ids, tagIds: remove, changeId });
  const added = await addTaggings(tx, { highlightIds: ids, tagIds: add, changeId, addedBy: changedBy });
  if (added.length > 0) await requireRoom(tx, ids);
  const touched = [...new Set([...added, ...removed].map(({ highlightId }) => highlightId))];
  await nextVersions(tx, touched);
  const highlights = await readBackAll(tx, ids);
  const news = highlights.filter(({ id }) => touched.includes(id));
  await tx.record(
    ...eventOf('highlight.tagged', added, news),
    ...eventOf('highlight.untagged', removed, news),
  );
  const changedCount = added.length + removed.length;
  return { id: changedCount === 0 ? null : changeId, highlights, changedCount };
}

/** What is in the trash does not count. */
export async function requireRoom(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ most: number | null }>`
    select max(count)::int as most from (
      select count(*) as count from highlight_tags u
      join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id and t.trashed_at is null
      where ${isInWorkspace(tx.workspace.id, 'u.highlight_id', ids)}
      group by u.highlight_id) as one`.execute(tx.db);
  accept(checkCount(countLimits.tagsPerHighlight, rows[0]?.most ?? 0));
}

export async function nextVersions(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    update highlights set version = version + 1, updated_at = ${tx.now()}::timestamptz
    where ${isInWorkspace(tx.workspace.id, 'id', ids)}`.execute(tx.db);
}

export function eventOf(
  type: 'highlight.tagged' | 'highlight.untagged',
  taggings: readonly Tagging[],
  news: readonly Highlight[],
) {
  if (taggings.length === 0) return [];
  const highlightIds = [...new Set(taggings.map(({ highlightId }) => highlightId))];
  const tagIds = [...new Set(taggings.map(({ tagId }) => tagId))];
  return [{ type, payload: { highlightIds, tagIds }, ...heardAs(news) }];
}
