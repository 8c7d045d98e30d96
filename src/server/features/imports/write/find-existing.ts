import { sql } from 'kysely';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
import type { RowKey } from './key-of.ts';

type Asked = {
  readonly target: ImportTarget;
  readonly projectId: string | null;
  readonly key: RowKey | null;
  readonly keys: readonly string[];
};

/**
 * Things that are there with one of the keys, the oldest of each. A hidden contact is none that the importing person
 * knows: matched, the import would tell whose addresses are in the workspace.
 */
export async function findExisting(tx: TxCtx, asked: Asked): Promise<Map<string, string>> {
  const { key, keys } = asked;
  if (key === null || keys.length === 0) return new Map();
  const found = key.kind === 'FIELD' ? byValue(tx, asked, key.field.id) : byName(tx, asked);
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (key) key, id from (${found}) known order by key, id`.execute(tx.db);
  return new Map(rows.map(({ key: text, id }) => [text, id]));
}

function byName({ workspace }: TxCtx, { target, projectId, keys }: Asked) {
  return target === 'CONTACTS'
    ? sql`select k.key, k.person_id as id from person_keys k
        join people p on p.workspace_id = k.workspace_id and p.id = k.person_id
        where k.workspace_id = ${workspace.id} and k.kind = 'email' and k.key = any(${[...keys]}::text[])
          and ${isKnownPerson}`
    : sql`select n.title as key, n.id from notes n where n.workspace_id = ${workspace.id}
        and n.project_id = ${projectId} and n.trashed_at is null and n.title = any(${[...keys]}::text[])`;
}

function byValue({ workspace }: TxCtx, { target, projectId, keys }: Asked, fieldId: string) {
  const values = sql`field_values v where v.workspace_id = ${workspace.id} and v.field_id = ${fieldId}
    and v.value = any(${[...keys]}::text[])`;
  return target === 'CONTACTS'
    ? sql`select v.value as key, v.object_id as id from ${values} and exists (select 1 from people p
        where p.workspace_id = v.workspace_id and p.id = v.object_id and ${isKnownPerson})`
    : sql`select v.value as key, v.object_id as id from ${values} and exists (select 1 from notes n
        where n.workspace_id = v.workspace_id and n.id = v.object_id and n.project_id = ${projectId}
          and n.trashed_at is null)`;
}

const isKnownPerson = sql`p.trashed_at is null and p.merged_into is null and p.hidden_at is null`;
