import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** A person as commands see them: with the true name, locked until the transaction ends. */
export type PersonState = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly hiddenAt: Date | null;
  readonly hiddenBy: string | null;
};

type Where = 'live' | 'inTrash' | 'either';

/** In the order of the ids. Throws NotFound if one is unknown, was merged, or is not where they look for it. */
export async function getPeople(
  tx: TxCtx,
  ids: readonly string[],
  where: Where = 'live',
): Promise<PersonState[]> {
  const rows = await tx.db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'hidden_at as hiddenAt', 'hidden_by as hiddenBy'])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('merged_into', 'is', null)
    .$if(where !== 'either', (query) => query.where('trashed_at', where === 'live' ? 'is' : 'is not', null))
    .orderBy('id')
    .forUpdate()
    .execute();
  const people = inOrderOf(ids, rows);
  if (people.length !== ids.length) throw new NotFound();
  return people;
}

/** For what shows or changes who somebody is: nobody edits a name that they may not know. */
export function allowKnowing(
  tx: TxCtx,
  action: Action,
  people: readonly Pick<PersonState, 'hiddenAt'>[],
): void {
  allow(tx, action);
  if (people.some(({ hiddenAt }) => hiddenAt !== null)) allow(tx, 'person.readHidden');
}
