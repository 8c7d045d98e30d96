import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { defaultRank, rankBefore, rankGap } from '#domain/rank/rank.ts';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { getNote, touchNotes } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
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
  await touchNotes(tx, [noteId], ['people']);
}

/** For commands that have checked everything. */
export async function insertNotePeople(
  tx: TxCtx,
  { noteId, ...parts }: NoteParts & { addedBy: string | null },
): Promise<void> {
  await insertParts(tx, { noteIds: [noteId], ...parts });
}

type Parts = {
  readonly noteIds: readonly string[];
  readonly personIds: readonly string[];
  readonly kind: PersonLabel;
  readonly addedBy: string | null;
};

/** Each person into each note, behind who is there. Answers the notes where somebody came. */
export async function insertParts(
  tx: TxCtx,
  { noteIds, personIds, kind, addedBy }: Parts,
): Promise<string[]> {
  const { rows } = await sql<{ noteId: string }>`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select ${tx.workspace.id}::uuid, note.id, added.id, ${kind}::text,
      last.rank + added.place * ${rankGap}::float8, ${addedBy}::uuid, ${tx.now()}::timestamptz
    from unnest(${[...noteIds]}::uuid[]) as note (id)
    cross join unnest(${[...personIds]}::uuid[]) with ordinality as added (id, place)
    cross join lateral (
      select coalesce(max(p.rank), ${rankBefore(defaultRank)}::float8) as rank from note_people p
      where p.workspace_id = ${tx.workspace.id} and p.note_id = note.id) as last
    on conflict do nothing
    returning note_id as "noteId"`.execute(tx.db);
  const changed = [...new Set(rows.map(({ noteId }) => noteId))];
  if (changed.length > 0) await requireRoom(tx, changed);
  return changed;
}

async function requireRoom(tx: TxCtx, noteIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ most: number | null }>`
    select max(count)::int as most from (
      select count(*) as count from note_people
      where ${isInWorkspace(tx.workspace.id, 'note_id', noteIds)} group by note_id) as one`.execute(tx.db);
  accept(checkCount(countLimits.peoplePerNote, rows[0]?.most ?? 0));
}
