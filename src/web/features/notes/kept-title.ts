import type { OperationContext } from 'urql';
import type { UpdateNoteMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';

type Titled = { readonly id: string; readonly version: number };

/** A title typed without a connection is shown, and saved later. */
export function keptNoteTitle({ id, version }: Titled, title: string): Partial<OperationContext> {
  const updatedAt = new Date().toISOString();
  return keptAs<UpdateNoteMutation>(
    { updateNote: { __typename: 'Note', id, title, updatedAt, version } },
    { replaces: `title of ${id}` },
  );
}
