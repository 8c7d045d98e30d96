import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';

/** Null: into a new project. Cases become contacts, so it takes the right to import those too. */
export async function allowProjectImport(tx: TxCtx, projectId: string | null): Promise<void> {
  if (projectId === null) allow(tx, 'project.create');
  else allow(tx, 'import.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
  allow(tx, 'person.import');
}
