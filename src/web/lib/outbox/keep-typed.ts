import { stringifyDocument, type AnyVariables, type TypedDocumentNode } from '@urql/core';
import { outbox } from './device-outbox.ts';

export type TypedChange<Variables> = {
  /** What it sets, as the change itself says it (`replaces`). */
  readonly replaces: string;
  readonly document: TypedDocumentNode<unknown, Variables>;
  /** Null for what would not be saved: too long, empty, or what is there already. */
  readonly variables: Variables | null;
};

/**
 * At each key: a page may be ended without a word, and then nothing that it wanted to do at its end is done. The next
 * page of this tab saves what was typed; saving it here takes it back.
 */
export function keepTyped<Variables extends AnyVariables>(change: TypedChange<Variables>): void {
  const { replaces, document, variables } = change;
  if (variables === null) return outbox.dropTyped(replaces);
  outbox.keepTyped({
    query: stringifyDocument(document),
    variables: { ...variables },
    documentId: null,
    replaces,
  });
}
