import type { OperationContext } from 'urql';
import type { TagCardFragment, UpdateTagMutation } from '#web/lib/graphql.gen.ts';
import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { UpdateTagDocument } from '../tags.gen.ts';

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
    { replaces: partOf(id, Object.keys(words)) },
  );
}

export function keepTypedTagWords(id: string, part: 'title' | 'description', text: string | null): void {
  const variables = text === null ? null : { input: { id, [part]: text } };
  keepTyped({ replaces: partOf(id, [part]), document: UpdateTagDocument, variables });
}

function partOf(id: string, parts: readonly string[]): string {
  return `${parts.join()} of ${id}`;
}
