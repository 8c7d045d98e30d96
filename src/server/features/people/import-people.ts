import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parsePersonDraft, type PersonDraft } from '#domain/people/person-draft.ts';
import { emailKey } from '#domain/people/person-keys.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insertPeople } from './insert-people.ts';
import { mayReadHidden, type Person } from './person.ts';
import { readBackPeople } from './read-back.ts';
import './tables.ts';

export type ImportedPeople = { readonly created: Person[]; readonly knownCount: number };

/**
 * Many at once, all or none. Contacts with an e-mail that already exists stay as they are. A hidden contact is none that
 * the importing person knows: counted as known, the import would tell whose addresses are in the workspace.
 */
export async function importPeople(ctx: Ctx, input: readonly PersonDraft[]): Promise<ImportedPeople> {
  const { viewer } = requireMember(ctx);
  if (input.length === 0 || input.length > itemLimits.bulkChange) {
    throw new ValidationError(`Import 1 to ${groupDigits(itemLimits.bulkChange)} contacts at a time`);
  }
  const drafts = onceEach(input.map((draft) => accept(parsePersonDraft(draft))));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'person.import');
    const known = await knownEmails(tx, drafts);
    const rows = drafts
      .filter(({ email }) => email === null || !known.has(email))
      .map((draft) => ({ ...draft, id: tx.newId() }));
    await insertPeople(tx, { people: rows, createdBy: viewer.id });
    const created = await readBackPeople(
      tx,
      rows.map(({ id }) => id),
    );
    await tx.record(
      ...created.map(({ id, version }) => ({
        type: 'person.created' as const,
        payload: { personId: id },
        objectId: id,
        version,
      })),
    );
    return { created, knownCount: input.length - created.length };
  });
}

function onceEach(drafts: readonly PersonDraft[]): PersonDraft[] {
  const seen = new Set<string>();
  return drafts.filter(({ email }) => {
    const isNew = email === null || !seen.has(email);
    if (email !== null) seen.add(email);
    return isNew;
  });
}

async function knownEmails(tx: TxCtx, drafts: readonly PersonDraft[]): Promise<ReadonlySet<string>> {
  const emails = drafts.flatMap(({ email }) => email ?? []);
  const rows = await tx.db
    .selectFrom('person_keys as k')
    .innerJoin('people as p', (join) =>
      join.onRef('p.workspace_id', '=', 'k.workspace_id').onRef('p.id', '=', 'k.person_id'),
    )
    .select('p.email')
    .where('k.workspace_id', '=', tx.workspace.id)
    .$if(!mayReadHidden(tx), (query) => query.where('p.hidden_at', 'is', null))
    .where(sql<boolean>`k.key = any(${emails.map(emailKey)}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
}
