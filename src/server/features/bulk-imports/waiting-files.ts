import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type WaitingFile = {
  readonly id: string;
  readonly number: number;
  readonly path: string;
  readonly size: number;
  readonly projectId: string | null;
};

export type BulkPlan = {
  readonly requestedBy: string;
  readonly fieldId: string | null;
  readonly projectIds: readonly string[];
  readonly waiting: number;
};

/** Unpacked at a time: what a kill does again, and what of the disk is taken. */
const mostFiles = 50;
const mostBytes = 1_000_000_000;

export async function readPlan(ctx: Ctx, importId: string): Promise<BulkPlan> {
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('bulk_imports')
      .select(['requested_by as requestedBy', 'field_id as fieldId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const projects = await tx.db
      .selectFrom('bulk_import_files')
      .select((of) => ['project_id as projectId', of.fn.countAll<string>().as('count')])
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', importId)
      .where('state', '=', 'WAITING')
      .groupBy('project_id')
      .execute();
    return {
      ...row,
      projectIds: projects.flatMap(({ projectId }) => projectId ?? []),
      waiting: projects.reduce((sum, { count }) => sum + Number(count), 0),
    };
  });
}

/** The next in the order of the archive; at least one, however large. */
export async function readWaiting(ctx: Ctx, importId: string): Promise<WaitingFile[]> {
  const rows = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('bulk_import_files')
      .select(['id', 'number', 'path', 'size', 'project_id as projectId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', importId)
      .where('state', '=', 'WAITING')
      .orderBy('number')
      .limit(mostFiles)
      .execute(),
  );
  let bytes = 0;
  return rows
    .map((row) => ({ ...row, size: Number(row.size) }))
    .filter(({ size }, at) => {
      bytes += size;
      return at === 0 || bytes <= mostBytes;
    });
}
