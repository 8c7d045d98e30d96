import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { forgetItems } from '#server/platform/search/write-items.ts';
import { changePeople, recordForAll } from './change-people.ts';
import type { Person } from './person.ts';
import { getPeople } from './policy.ts';

/** From now on only managers know who they are; everybody else sees that somebody took part. */
export async function hidePeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await getPeople(tx, ids);
    allow(tx, 'person.hideIdentity');
    const open = found.filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id);
    const people = await changePeople(tx, open, { hidden_at: tx.now(), hidden_by: viewer.id });
    await forgetItems(tx, open);
    await recordForAll(tx, 'person.hidden', people);
    return people;
  });
}

/** Answers those that were hidden. */
export async function showPeople(ctx: Ctx, ids: readonly string[]): Promise<Person[]> {
  return inTransaction(ctx, async (tx) => {
    const found = await getPeople(tx, ids);
    allow(tx, 'person.hideIdentity');
    const hidden = found.filter(({ hiddenAt }) => hiddenAt !== null).map(({ id }) => id);
    const people = await changePeople(tx, hidden, { hidden_at: null, hidden_by: null });
    await recordForAll(tx, 'person.shown', people);
    return people;
  });
}
