import { addTaggingPairs, removeTaggingPairs, type Tagging } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { eventOf, nextVersions, requireRoom } from './change-highlight-tags.ts';
import { readBackAll } from './read-back.ts';

type Pairs = { readonly pairs: readonly Tagging[]; readonly addedBy: string };

/** Each highlight its own tags. The caller holds the tags and the highlights. Answers what is new. */
export async function putTags(tx: TxCtx, pairs: Pairs): Promise<Tagging[]> {
  const added = await addTaggingPairs(tx, pairs);
  await requireRoom(tx, idsOf(added));
  await tell(tx, 'highlight.tagged', added);
  return added;
}

/** Takes off what this one put on. The caller holds the highlights. */
export async function takeTags(tx: TxCtx, pairs: Pairs): Promise<Tagging[]> {
  const removed = await removeTaggingPairs(tx, pairs);
  await tell(tx, 'highlight.untagged', removed);
  return removed;
}

async function tell(
  tx: TxCtx,
  type: 'highlight.tagged' | 'highlight.untagged',
  taggings: readonly Tagging[],
): Promise<void> {
  if (taggings.length === 0) return;
  await nextVersions(tx, idsOf(taggings));
  await tx.record(...eventOf(type, taggings, await readBackAll(tx, idsOf(taggings))));
}

function idsOf(taggings: readonly Tagging[]): string[] {
  return [...new Set(taggings.map(({ highlightId }) => highlightId))];
}
