import { textLimits } from '#domain/limits/text-limits.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { readMade } from './community/made-projects.ts';
import type { ProjectWriting } from './refi/project-writing.ts';
import { titleOfProject, writeProject } from './refi/write-project.ts';
import './tables.ts';

type Completion = Omit<ProjectWriting, 'projectId'> & {
  /** Null: into a new one. */
  readonly projectId: string | null;
  readonly fileName: string;
  readonly signal: AbortSignal;
};

/** The project and the end of its import, together. Undefined when nobody wants it any more. */
export function completeImport(ctx: Ctx, completion: Completion): Promise<number | undefined> {
  const { importId, signal, project, fileName, createdBy } = completion;
  return inTransaction(ctx, async (tx) => {
    if (signal.aborted || !(await setImport(tx, importId, {}))) return undefined;
    const made =
      completion.projectId ??
      (
        await insertProject(tx, {
          title: titleOfProject(project, fileName),
          summary: project.description
            .replaceAll('\0', '')
            .slice(0, textLimits.projectSummary.max)
            .toWellFormed(),
          createdBy,
        })
      ).id;
    const { noteCount, fieldIds, reports } = await writeProject(tx, { ...completion, projectId: made });
    await setImport(tx, importId, {
      status: 'COMPLETE',
      project_id: made,
      note_count: noteCount,
      field_ids: [...fieldIds],
      reports: [...reports],
      finished_at: tx.now(),
    });
    const payload = { projectImportId: importId };
    await tx.record({ type: 'projectImport.completed', payload, objectId: importId });
    return noteCount;
  });
}

/** Of a community archive, whose projects are there already. Undefined when nobody wants it any more. */
export function completeCommunity(
  ctx: Ctx,
  { importId, noteCount }: { importId: string; noteCount: number },
): Promise<number | undefined> {
  return inTransaction(ctx, async (tx) => {
    const made = await readMade(tx, importId);
    if (!made) return undefined;
    const [first] = Object.values(made.projects);
    await setImport(tx, importId, {
      status: 'COMPLETE',
      ...(first !== undefined && { project_id: first }),
      note_count: noteCount,
      reports: [...made.reports],
      finished_at: tx.now(),
    });
    const payload = { projectImportId: importId };
    await tx.record({ type: 'projectImport.completed', payload, objectId: importId });
    return noteCount;
  });
}

export async function failImport(ctx: Ctx, importId: string, error: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await setImport(tx, importId, { status: 'FAILED', error, finished_at: tx.now() });
    const payload = { projectImportId: importId };
    if (row) await tx.record({ type: 'projectImport.failed', payload, objectId: importId });
  });
}

type Change = {
  status?: 'COMPLETE' | 'FAILED';
  error?: string;
  project_id?: string;
  note_count?: number;
  field_ids?: string[];
  reports?: string[];
  finished_at?: Date;
};

/** Only one that runs: undefined for one that was cancelled. */
function setImport(tx: TxCtx, id: string, change: Change) {
  return tx.db
    .updateTable('project_imports')
    .set({ status: 'RUNNING', ...change })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst();
}
