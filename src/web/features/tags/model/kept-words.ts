import type { OperationContext } from 'urql';
import type { TagCardFragment, UpdateTagMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';

export type TagWords = { readonly title: string } | { readonly description: string };

/** A title or a description typed without a connection is shown, and saved later. */
export function keptTagWords(tag: TagCardFragment, words: TagWords): Partial<OperationContext> {
  const { id, title, color, description, role, sentiment, rank } = tag;
  const { boardId, groupId, projectId, lockedAt, highlightCount, version } = tag;
  const updatedAt = new Date().toISOString();
  const look = { id, title, color, description, role, sentiment, rank, version, updatedAt };
  const place = { boardId, groupId, projectId, lockedAt, highlightCount };
  return keptAs<UpdateTagMutation>(
    { updateTag: { __typename: 'Tag', ...look, ...place, ...words } },
    { replaces: `${Object.keys(words).join()} of ${id}` },
  );
}
