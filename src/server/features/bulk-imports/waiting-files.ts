import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { pageName, pictureName } from '#domain/imports/page-pictures.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { BulkSource } from './tables.ts';
import './tables.ts';

export type WaitingFile = {
  readonly id: string;
  readonly number: number;
  readonly path: string;
  readonly size: number;
  readonly projectId: string | null;
  /** Of a folder: the upload that holds its bytes. */
  readonly fileId: string | null;
};

export type BulkPlan = {
  readonly importId: string;
  readonly source: BulkSource;
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
      .select(['id as importId', 'source', 'requested_by as requestedBy', 'field_id as fieldId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const projects = await tx.db
      .selectFrom('bulk_import_files')
      .select((of) => ['project_id as projectId', of.fn.countAll<string>().as('count')])
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', importId)
      .where('state', '=', stateOf(row))
      .groupBy('project_id')
      .execute();
    return {
      ...row,
      projectIds: projects.flatMap(({ projectId }) => projectId ?? []),
      waiting: projects.reduce((sum, { count }) => sum + Number(count), 0),
    };
  });
}

/** Those of an archive are in it; those of a folder have been sent. */
export function stateOf({ source }: { source: BulkSource }): 'WAITING' | 'UPLOADED' {
  return source === 'ARCHIVE' ? 'WAITING' : 'UPLOADED';
}

/** Pages first, since they take pictures along; then the order of the archive. At least one, however large. */
export async function readWaiting(ctx: Ctx, plan: BulkPlan): Promise<WaitingFile[]> {
  const isPage = sql<boolean>`path ~* ${pageName.source}`;
  const rows = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('bulk_import_files')
      .select([
        'id',
        'number',
        'path',
        'size',
        'project_id as projectId',
        'file_id as fileId',
        isPage.as('isPage'),
      ])
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', plan.importId)
      .where('state', '=', stateOf(plan))
      .orderBy(isPage, 'desc')
      .orderBy('number')
      .limit(mostFiles)
      .execute(),
  );
  let bytes = 0;
  return rows
    .map((row) => ({ ...row, size: Number(row.size) }))
    .filter(({ size, isPage: isOne }, at) => {
      bytes += size;
      return at === 0 || (bytes <= mostBytes && isOne === rows[0]?.isPage);
    });
}

/** Places in the archive of pictures that may still become a part of a page. */
export async function readFreePictures(ctx: Ctx, importId: string): Promise<number[]> {
  const { rows } = await inTransaction(ctx, (tx) =>
    sql<{ at: number }>`select number - 1 as at from bulk_import_files
      where workspace_id = ${tx.workspace.id} and import_id = ${importId} and state = 'WAITING'
        and path ~* ${pictureName.source}`.execute(tx.db),
  );
  return rows.map(({ at }) => at);
}
