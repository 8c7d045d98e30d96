import { sql, type RawBuilder } from 'kysely';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { emailKey } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
type Reads = Pick<TxCtx, 'db' | 'workspace'>;
export type SoughtKey =
  | { readonly kind: 'EMAIL' | 'TITLE' }
  | { readonly kind: 'FIELD'; readonly field: { readonly id: string } };
type Found = RawBuilder<unknown>;

type Asked = {
  readonly target: ImportTarget;
  readonly projectId: string | null;
  readonly key: SoughtKey | null;
  readonly keys: readonly string[];
};

/**
 * Things that are there with one of the keys, the oldest of each. A hidden contact is none that the importing person
 * knows: matched, the import would tell whose addresses are in the workspace. Each key is looked up by itself, which
 * `offset 0` sees to: of tables that an import fills, the database knows too little to choose, and went through all
 * contacts for each batch.
 */
export async function findExisting(tx: Reads, asked: Asked): Promise<Map<string, string>> {
  const { key, keys } = asked;
  if (key === null || keys.length === 0) return new Map();
  const found = key.kind === 'FIELD' ? byValue(tx, asked, key.field.id) : byName(tx, asked);
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (key) asked.key, known.id from unnest(${[...keys]}::text[]) as asked (key)
    cross join lateral (${found}) known order by key, id`.execute(tx.db);
  return new Map(rows.map(({ key: text, id }) => [text, id]));
}

function byName({ workspace }: Reads, { target, projectId }: Asked): Found {
  return target === 'CONTACTS'
    ? sql`select p.id from (
          select k.person_id as id from person_keys k
          where k.workspace_id = ${workspace.id} and k.key = ${emailKey('')} || asked.key offset 0
        ) one cross join lateral (${personOf(workspace.id)}) p`
    : sql`select n.id from notes n where n.workspace_id = ${workspace.id} and n.project_id = ${projectId}
        and n.trashed_at is null and lower(n.title) = lower(asked.key) and n.title = asked.key offset 0`;
}

/** The index has the beginning of a value, in small letters. */
function byValue({ workspace }: Reads, { target, projectId }: Asked, fieldId: string): Found {
  const values = sql`select v.object_id as id from field_values v
    where v.workspace_id = ${workspace.id} and v.field_id = ${fieldId} and v.value = asked.key
      and lower(left(v.value, 200)) = lower(left(asked.key, 200)) offset 0`;
  return target === 'CONTACTS'
    ? sql`select p.id from (${values}) one cross join lateral (${personOf(workspace.id)}) p`
    : sql`select n.id from (${values}) one cross join lateral (
          select n.id from notes n where n.workspace_id = ${workspace.id} and n.id = one.id
            and n.project_id = ${projectId} and n.trashed_at is null offset 0) n`;
}

function personOf(workspaceId: string): Found {
  return sql`select p.id from people p where p.workspace_id = ${workspaceId} and p.id = one.id
    and p.trashed_at is null and p.merged_into is null and p.hidden_at is null offset 0`;
}
