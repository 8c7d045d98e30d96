import { sql } from 'kysely';
import { namesInPath } from '#domain/imports/names-in-path.ts';
import { namesMatch } from '#domain/names/match-names.ts';
import { keyText, personKeysOf } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/people/tables.ts';

const mostAlike = 200;

/** Contacts whom the names of a file and its folders name, each where exactly one fits. Hidden ones are not guessed. */
export async function matchPath(tx: TxCtx, path: string): Promise<string[]> {
  const names = namesInPath(path);
  const keys = names
    .flatMap((name) => personKeysOf({ name, email: null }))
    .filter(({ kind }) => kind !== 'word');
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from people p
    where p.workspace_id = ${tx.workspace.id} and p.trashed_at is null and p.merged_into is null
      and p.hidden_at is null
      and p.id in (
        select k.person_id from person_keys k
        where k.workspace_id = ${tx.workspace.id} and k.key = any(${keys.map(keyText)}::text[]))
    limit ${mostAlike + 1}`.execute(tx.db);
  // So many with one name say nothing about who is meant.
  if (rows.length > mostAlike) return [];
  const found = names.flatMap((name) => {
    const [alike, ...more] = rows.filter((person) => namesMatch(name, person.name));
    return alike && more.length === 0 ? [alike.id] : [];
  });
  return [...new Set(found)];
}
