import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rankAfter, rankGap } from '#domain/rank/rank.ts';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { getNote, touchNote } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { getPeople } from './policy.ts';
import './tables.ts';

export type NoteParts = {
  readonly noteId: string;
  readonly personIds: readonly string[];
  readonly kind: PersonLabel;
};

/** They took part in the note, behind who is there already. */
export function addNotePeople(ctx: Ctx, parts: NoteParts): Promise<void> {
  return inTransaction(ctx, (tx) => addToNote(tx, parts));
}

/** Inside another command. Checks that the person may change the note. */
export async function addToNote(tx: TxCtx, { noteId, personIds, kind }: NoteParts): Promise<void> {
  allow(tx, 'note.setPeople', await getNote(tx, noteId));
  await getPeople(tx, personIds);
  await insertNotePeople(tx, { noteId, personIds, kind, addedBy: viewerOf(tx)?.id ?? null });
  await touchNote(tx, noteId, ['people']);
}

/** For commands that have checked everything. */
export async function insertNotePeople(
  tx: TxCtx,
  { noteId, personIds, kind, addedBy }: NoteParts & { addedBy: string | null },
): Promise<void> {
  const { last, count } = await tx.db
    .selectFrom('note_people')
    .select((row) => [row.fn.max('rank').as('last'), row.fn.countAll<string>().as('count')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  const first = rankAfter(last ?? undefined);
  const { rows } = await sql`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select ${tx.workspace.id}::uuid, ${noteId}::uuid, id, ${kind}::text,
      ${first}::float8 + (place - 1) * ${rankGap}::float8, ${addedBy}::uuid, ${tx.now()}::timestamptz
    from unnest(${[...personIds]}::uuid[]) with ordinality as added (id, place)
    on conflict do nothing
    returning person_id`.execute(tx.db);
  accept(checkCount(countLimits.peoplePerNote, Number(count), rows.length));
}
