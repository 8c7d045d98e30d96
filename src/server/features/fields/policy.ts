import { sql } from 'kysely';
import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { selectFields, type Field } from './field.ts';
import './tables.ts';

type Verb = 'create' | 'update' | 'delete';

/** Fields of a project are its editors' business, those of the whole workspace the managers'. */
export async function allowFields(
  tx: TxCtx,
  verb: Verb,
  { owner, projectId }: { owner: FieldOwner; projectId: string | null },
): Promise<void> {
  if (projectId !== null) {
    const action: Action = `field.${verb}`;
    return allow(tx, action, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
  }
  allow(tx, owner === 'person' ? 'personField.manage' : 'workspaceField.manage');
}

/**
 * A field that the person may change, locked until the transaction ends. Anyone who fills it waits: a value must not
 * name an option that is being deleted.
 */
export async function getFieldToChange(
  tx: TxCtx,
  id: string,
  verb: Verb,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<Field> {
  const [field] = await getFields(tx, [id], 'update', { inTrash });
  if (!field) throw new NotFound();
  await allowFields(tx, verb, field);
  return field;
}

/** Throws NotFound for fields of projects that the person may not see. Read after the lock: options may have gone. */
export async function getFields(
  tx: TxCtx,
  ids: readonly string[],
  lock: 'share' | 'update',
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<Field[]> {
  if (ids.length === 0) return [];
  await sql`select 1 from fields where ${isInWorkspace(tx.workspace.id, 'id', ids)}
    order by id ${sql.raw(lock === 'share' ? 'for share' : 'for update')}`.execute(tx.db);
  const fields = await selectFields(tx, tx.db)
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'field_sets.workspace_id')
        .onRef('projects.id', '=', 'field_sets.project_id'),
    )
    .where(isAmong('fields.id', ids))
    .where('fields.trashed_at', inTrash ? 'is not' : 'is', null)
    .where(
      sql<boolean>`(field_sets.project_id is null
        or (projects.trashed_at is null and ${isVisible(tx, 'projects.access_id')}))`,
    )
    .execute();
  if (fields.length !== new Set(ids).size) throw new NotFound();
  return fields;
}
