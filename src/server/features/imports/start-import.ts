import { InvalidOperation, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { checkColumns } from '#domain/imports/check-columns.ts';
import { skipped, type ColumnChoice, type ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { surveyTargetOf } from '#domain/imports/survey-import.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { allowFields, getFields } from '#server/features/fields/index.ts';
import { allowQuestions } from '#server/features/questions/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { allowImport, lockImport } from './policy.ts';
import { rememberColumns } from './remembered-columns.ts';
import type { ImportPayload } from './run-import.ts';
import './tables.ts';

export type ImportStart = {
  readonly id: string;
  readonly columns: readonly ColumnChoice[];
  readonly keyColumn: number | null;
  readonly existing: ExistingRule;
  readonly ignoreNulls: boolean;
  /** With the results of a survey. */
  readonly wantsInsight: boolean;
  /** All rows in one note, whatever each column would be otherwise. */
  readonly asTable: boolean;
};

export type Importing = { readonly boss: JobBoss; readonly job: Job<ImportPayload> };

/** With what each column is for. The rows come one batch after the other; `tableImport` tells how far it is. */
export async function startImport({ boss, job }: Importing, ctx: Ctx, input: ImportStart): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, input.id);
    if (row.status !== 'READY' || !row.found) throw new InvalidOperation('Upload the file first');
    const { place } = row;
    await allowImport(tx, place);
    const headers = row.found.columns.map(({ header }) => header);
    const options = row.found.columns.map(({ option = null }) => option);
    const asTable = input.asTable && row.target === 'NOTES';
    const asked = asTable
      ? { ...input, columns: input.columns.map(asColumnOfTable), keyColumn: null }
      : input;
    const { columns, keyColumn } = accept(checkColumns({ ...place, ...asked, headers, options }));
    if (row.found.hasNulls && !input.ignoreNulls)
      throw new ValidationError('The file contains null characters. Save it as UTF-8 text and try again.');
    await allowColumns(tx, place, columns, keyColumn);
    const isSurvey = surveyTargetOf(columns.map(({ use }) => use)) === 'SURVEY';
    if (isSurvey && row.project_id !== null) await allowQuestions(tx, row.project_id);
    const wantsInsight = isSurvey && input.wantsInsight;
    if (wantsInsight) await allowInsight(tx, row.project_id);
    // A table as it is, or without names, says nothing about what columns are elsewhere.
    if (!asTable && !row.found.isUnnamed)
      await rememberColumns(
        tx,
        place,
        columns.map((choice, at) => ({ header: headers[at] ?? '', choice })),
      );
    const jobId = await enqueue(tx, boss, job, { payload: { importId: input.id }, requestKey: input.id });
    await tx.db
      .updateTable('imports')
      .set({
        status: 'RUNNING',
        columns: JSON.stringify(columns),
        key_column: keyColumn,
        existing: input.existing,
        ignore_nulls: input.ignoreNulls,
        wants_insight: wantsInsight,
        as_table: asTable,
        job_id: jobId,
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', input.id)
      .execute();
    await tx.record({ type: 'import.started', payload: { importId: input.id }, objectId: input.id });
  });
}

function asColumnOfTable({ use }: ColumnChoice): ColumnChoice {
  return { ...skipped, use: use === 'SKIP' ? 'SKIP' : 'CONTENT' };
}

async function allowInsight(tx: TxCtx, projectId: string | null): Promise<void> {
  if (projectId === null) throw new NotFound();
  allow(tx, 'insight.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}

const keyTypes: ReadonlySet<FieldType> = new Set(['TEXT', 'NUMBER', 'EMAIL', 'URL', 'PHONE']);

/** Fields of this place only, and new fields and options only by who may make them. */
async function allowColumns(
  tx: TxCtx,
  { target, projectId }: { target: ImportTarget; projectId: string | null },
  columns: readonly ColumnChoice[],
  keyColumn: number | null,
): Promise<void> {
  const owner = target === 'NOTES' ? 'note' : 'person';
  if (columns.some(({ use }) => use === 'NEW_FIELD')) await allowFields(tx, 'create', { owner, projectId });
  const ids = columns.flatMap(({ use, fieldId }) => (use === 'FIELD' && fieldId !== null ? [fieldId] : []));
  const fields = await getFields(tx, ids, 'share');
  for (const field of fields) {
    if (field.owner !== owner || (field.projectId !== null && field.projectId !== projectId))
      throw new ValidationError(`The field “${field.label}” belongs to another project`);
    if (field.type === 'PERSON')
      throw new ValidationError(`The field “${field.label}” can’t be filled from a file`);
    if (field.type === 'SELECT') await allowFields(tx, 'update', field);
  }
  const key = keyColumn === null ? undefined : columns[keyColumn];
  const type = key?.use === 'FIELD' ? fields.find(({ id }) => id === key.fieldId)?.type : key?.fieldType;
  if (type != null && !keyTypes.has(type))
    throw new ValidationError('The key column must be a text, number, e-mail, link or phone number');
}
