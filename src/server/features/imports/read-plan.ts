import { NotFound } from '#domain/errors/hark-error.ts';
import type { ExistingRule } from '#domain/imports/column-choice.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { ImportPlace } from './import-place.ts';
import type { Planned } from './write/resolve-columns.ts';
import './tables.ts';

/** What a person chose for a file before it began. */
export type Plan = ImportPlace &
  Planned & {
    readonly bytes: number;
    readonly keyColumn: number | null;
    readonly existing: ExistingRule;
    readonly ignoreNulls: boolean;
    readonly requestedBy: string;
    readonly fileName: string;
    readonly wantsInsight: boolean;
    readonly asTable: boolean;
  };

export async function readPlan(ctx: Ctx, importId: string): Promise<Plan> {
  const row = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('imports')
      .selectAll()
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .executeTakeFirst(),
  );
  if (!row?.found || !row.columns) throw new NotFound();
  return {
    target: row.target,
    projectId: row.project_id,
    channelId: row.channel_id,
    boardId: row.board_id,
    fieldOwner: row.field_owner,
    found: row.found,
    columns: row.columns,
    bytes: Number(row.bytes),
    keyColumn: row.key_column,
    existing: row.existing,
    ignoreNulls: row.ignore_nulls,
    requestedBy: row.requested_by,
    fileName: row.file_name,
    wantsInsight: row.wants_insight,
    asTable: row.as_table,
  };
}
