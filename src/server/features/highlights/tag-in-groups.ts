import { addTaggings, startChange, type Tagging } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { eventOf, nextVersions, requireRoom, type HighlightTagChange } from './change-highlight-tags.ts';
import { readBackAll } from './read-back.ts';

type TaggedGroup = { readonly tagId: string; readonly highlightIds: readonly string[] };

/** Each group of highlights its own tag, under one record for the undo. The caller holds the highlights and the tags. */
export async function tagInGroups(
  tx: TxCtx,
  groups: readonly TaggedGroup[],
  changedBy: string,
): Promise<HighlightTagChange> {
  const changeId = await startChange(tx, { kind: 'tagging', changedBy });
  const added: Tagging[] = [];
  for (const { tagId, highlightIds } of groups)
    added.push(...(await addTaggings(tx, { highlightIds, tagIds: [tagId], changeId, addedBy: changedBy })));
  const touched = [...new Set(added.map(({ highlightId }) => highlightId))];
  await requireRoom(tx, touched);
  await nextVersions(tx, touched);
  const highlights = await readBackAll(tx, touched);
  await tx.record(...eventOf('highlight.tagged', added, highlights));
  return { id: added.length === 0 ? null : changeId, highlights, changedCount: added.length };
}
