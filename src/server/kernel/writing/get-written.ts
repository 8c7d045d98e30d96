import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { rankOf, seenDocuments, type SeenDocument } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Writing } from './writing.ts';
import type { Written } from './written.ts';

type Row = {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly aiGenerated: boolean;
  readonly createdBy: string;
  readonly trashedBy: string | null;
  readonly lockedAt: Date | null;
  readonly accessId: string;
  readonly projectStatus: ProjectStatus;
  readonly rank: number;
};

/** A written thing as the decision needs it, locked until the transaction ends. */
export type WrittenState = SeenDocument<Row>;

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getAllWritten(
  { table }: Pick<Writing<Written>, 'table'>,
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<WrittenState[]> {
  const { rows } = await sql<Row>`
    select w.id, w.project_id as "projectId", w.title, w.ai_generated as "aiGenerated", w.created_by as "createdBy", w.trashed_by as "trashedBy",
      w.locked_at as "lockedAt", w.access_id as "accessId", p.status as "projectStatus",
      ${rankOf(tx, 'w.access_id')} as rank
    from ${sql.table(table)} w join projects p on p.workspace_id = w.workspace_id and p.id = w.project_id
    where ${isInWorkspace(tx.workspace.id, 'w.id', ids)}
      and w.trashed_at is ${inTrash ? sql`not null` : sql`null`} and p.trashed_at is null
    order by w.id for update of w`.execute(tx.db);
  return seenDocuments(tx, rows, { count: ids.length, inTrash });
}

export async function getWritten(
  writing: Pick<Writing<Written>, 'table'>,
  tx: TxCtx,
  id: string,
): Promise<WrittenState> {
  const [written] = await getAllWritten(writing, tx, [id]);
  if (!written) throw new NotFound();
  return written;
}
