import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { mergedPerson } from '#domain/people/merge-people.ts';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { sortNameOf } from '#domain/people/person-keys.ts';
import { carryStars } from '#server/features/stars/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changePeople } from './change-people.ts';
import { mergeColumns, type PersonMerge } from './person-merge.ts';
import { allowKnowing, getPeople, type PersonState } from './policy.ts';
import { moveParts } from './move-parts.ts';
import type { MergeChanges } from './tables.ts';
import { removeKeys, writeKeys } from './write-keys.ts';
import './tables.ts';

export type MergePeople = {
  readonly intoId: string;
  readonly ids: readonly string[];
  readonly name?: string | null;
  readonly email?: string | null;
};

/** Several records of one person become one; their parts in notes go along. What it changed is kept for undoing. */
export async function mergePeople(ctx: Ctx, input: MergePeople): Promise<PersonMerge> {
  const { viewer } = requireMember(ctx);
  const ids = checkMergeSize(input.intoId, input.ids);
  return inTransaction(ctx, async (tx) => {
    const [kept, ...others] = await getPeople(tx, [input.intoId, ...ids]);
    if (!kept) throw new NotFound();
    allowKnowing(tx, 'person.merge', [kept, ...others]);
    const after = chooseIdentity(kept, others, input);
    const [person] = await changePeople(tx, [kept.id], {
      name: after.name,
      email: after.email,
      sort_name: sortNameOf(after.name),
      hidden_at: after.hiddenAt,
      hidden_by: after.hiddenBy,
      updated_at: tx.now(),
    });
    if (!person) throw new NotFound();
    const followed = await leadOn(tx, ids, kept.id);
    await changePeople(tx, ids, { merged_into: kept.id });
    await removeKeys(tx, ids);
    await carryStars(tx, ids, kept.id);
    await writeKeys(tx, [{ id: kept.id, name: after.name, email: after.email }]);
    const changes: MergeChanges = {
      before: stored(kept),
      after: stored(after),
      ...(await moveParts(tx, ids, kept.id)),
      followed,
    };
    const merge = await tx.db
      .insertInto('person_merges')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        person_id: kept.id,
        merged_person_ids: ids,
        changes: sql<MergeChanges>`${JSON.stringify(changes)}::jsonb`,
        merged_by: viewer.id,
        merged_at: tx.now(),
        undone_at: null,
        undone_by: null,
      })
      .returning(mergeColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'person.merged',
      payload: { personId: kept.id, mergedPersonIds: ids },
      objectId: kept.id,
      version: person.version,
    });
    return merge;
  });
}

/** Each of the others once, and never the kept one. */
export function checkMergeSize(intoId: string, ids: readonly string[]): string[] {
  const others = [...new Set(ids)].filter((id) => id !== intoId);
  accept(checkCount(countLimits.peoplePerMerge, others.length + 1));
  return others;
}

type Identity = Omit<PersonState, 'id'>;

function chooseIdentity(kept: PersonState, others: readonly PersonState[], input: MergePeople): Identity {
  const found = mergedPerson(named(kept), others.map(named));
  const draft = accept(
    parsePersonDraft({ name: input.name ?? found.name, email: input.email ?? found.email }),
  );
  const hidden = [kept, ...others].find(({ hiddenAt }) => hiddenAt !== null);
  return { ...draft, hiddenAt: hidden?.hiddenAt ?? null, hiddenBy: hidden?.hiddenBy ?? null };
}

function named({ name, email, hiddenAt }: Identity) {
  return { name, email, hidden: hiddenAt !== null };
}

function stored({ name, email, hiddenAt, hiddenBy }: Identity): MergeChanges['before'] {
  return { name, email, hiddenAt: hiddenAt?.toISOString() ?? null, hiddenBy };
}

/** Records that had gone into the ones that go now: their links lead to the kept one at once. */
async function leadOn(tx: TxCtx, ids: readonly string[], keptId: string): Promise<MergeChanges['followed']> {
  const { rows } = await sql<{ id: string; into: string }>`
    update people led set merged_into = ${keptId}
    from people before
    where ${isInWorkspace(tx.workspace.id, 'led.merged_into', ids)}
      and before.workspace_id = led.workspace_id and before.id = led.id
    returning led.id, before.merged_into as into`.execute(tx.db);
  return rows;
}
