import { NotFound } from '#domain/errors/hark-error.ts';
import { mergedPerson } from '#domain/people/merge-people.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { personColumns, type Person } from './person.ts';
import { checkMergeSize } from './merge-people.ts';
import { countNotesOfAll } from './person-notes.ts';
import { livePeople } from './queries.ts';

export type MergePreview = {
  readonly person: Person;
  readonly name: string;
  readonly email: string | null;
  readonly identityHidden: boolean;
  readonly others: Person[];
  readonly noteCount: number;
};

/** What `mergePeople` would leave, for people who may merge these contacts. */
export async function previewMerge(ctx: Ctx, intoId: string, ids: readonly string[]): Promise<MergePreview> {
  allow(ctx, 'person.merge');
  const otherIds = checkMergeSize(intoId, ids);
  const db = await ctx.reads.db();
  const rows = await livePeople(ctx, db)
    .select(personColumns(ctx))
    .where(isAmong('people.id', [intoId, ...otherIds]))
    .execute();
  const [person] = inOrderOf([intoId], rows);
  const others = inOrderOf(otherIds, rows);
  if (!person || others.length !== otherIds.length) throw new NotFound();
  if (rows.some(({ isHidden }) => isHidden)) allow(ctx, 'person.readHidden');
  const { name, email, hidden } = mergedPerson(identityOf(person), others.map(identityOf));
  return {
    person,
    name,
    email,
    identityHidden: hidden,
    others,
    noteCount: await countNotesOfAll(ctx, [intoId, ...otherIds]),
  };
}

function identityOf({ name, email, identityHidden }: Person) {
  return { name, email, hidden: identityHidden };
}
