import { sql, type RawBuilder } from 'kysely';

/** One of these ids. Where nothing else names the workspace, `isInWorkspace` does both. */
export function isAmong(column: string, ids: Iterable<string>): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;
}

/** One of these ids, of this workspace: ids come from outside and are looked up in one workspace only. */
export function isInWorkspace(
  workspaceId: string,
  column: string,
  ids: Iterable<string>,
): RawBuilder<boolean> {
  const table = column.slice(0, column.lastIndexOf('.') + 1);
  return sql<boolean>`(${sql.ref(`${table}workspace_id`)} = ${workspaceId}::uuid and ${isAmong(column, ids)})`;
}
