import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changePeople, recordForAll } from './change-people.ts';
import type { Person } from './person.ts';
import { getPeople } from './policy.ts';

/** Out of sight, also in the notes they took part in, and back by `restorePeople` as they were. */
export async function trashPeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await getPeople(tx, ids);
    allow(tx, 'person.delete');
    const people = await changePeople(tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id });
    await recordForAll(tx, 'person.trashed', people);
    return people;
  });
}

export async function restorePeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  return inTransaction(ctx, async (tx) => {
    await getPeople(tx, ids, 'inTrash');
    allow(tx, 'person.restore');
    const people = await changePeople(tx, ids, { trashed_at: null, trashed_by: null });
    await recordForAll(tx, 'person.restored', people);
    return people;
  });
}
