import type { OperationContext } from 'urql';
import type { UpdateNoteMutation } from '#web/lib/graphql.gen.ts';
import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { UpdateNoteDocument } from './notes.gen.ts';

type Titled = { readonly id: string; readonly version: number };

/** A title typed without a connection is shown, and saved later. */
export function keptNoteTitle({ id, version }: Titled, title: string): Partial<OperationContext> {
  const updatedAt = new Date().toISOString();
  return keptAs<UpdateNoteMutation>(
    { updateNote: { __typename: 'Note', id, title, updatedAt, version } },
    { replaces: titleOf(id) },
  );
}

export function keepTypedNoteTitle(id: string, title: string | null): void {
  const variables = title === null ? null : { input: { id, title } };
  keepTyped({ replaces: titleOf(id), document: UpdateNoteDocument, variables });
}

function titleOf(id: string): string {
  return `title of ${id}`;
}
