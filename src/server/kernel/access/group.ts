import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** People who get access together. */
export type Group = { readonly id: string; readonly name: string; readonly memberCount: number };

export const groupColumns = [
  'groups.id',
  'groups.name',
  sql<number>`(select count(*) from group_members gm
    where gm.workspace_id = groups.workspace_id and gm.group_id = groups.id)::int`.as('memberCount'),
] as const;

/** Throws NotFound. */
export async function getGroup(tx: TxCtx, id: string): Promise<Group> {
  const group = await tx.db
    .selectFrom('groups')
    .select(groupColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!group) throw new NotFound();
  return group;
}

/** Two groups of one name could not be told apart in the share dialog. The caller holds the workspace's lock. */
export async function requireFreeName(tx: TxCtx, name: string, exceptId?: string): Promise<void> {
  const taken = await tx.db
    .selectFrom('groups')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (taken && taken.id !== exceptId) throw new InvalidOperation('There is a group of this name already');
}
