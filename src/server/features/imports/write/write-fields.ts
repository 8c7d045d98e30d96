import { parseFieldRow, type FieldPart, type FieldRow } from '#domain/fields/field-row.ts';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import type { ColumnChoice, ExistingRule } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { refused, type Parsed } from '#domain/parsed/parsed.ts';
import { allowFields, writeFieldRows } from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { RowProblem, Written } from './batch.ts';

type Fields = {
  readonly projectId: string | null;
  readonly fieldOwner: FieldOwner | null;
  readonly columns: readonly ColumnChoice[];
  readonly rows: readonly TableRow[];
  readonly existing: ExistingRule;
  readonly requestedBy: string;
};

const uses = {
  name: 'NAME',
  type: 'TYPE',
  options: 'OPTIONS',
  most: 'MOST_OPTIONS',
  format: 'NUMBER_FORMAT',
  currency: 'CURRENCY',
  owner: 'OWNER',
} as const satisfies Record<FieldPart, TableUse>;

const reasons = {
  known: 'This already exists',
  repeated: 'This row repeats the name of a row above',
} as const;

/** A batch of rows as fields. Those that are there by a name are skipped or updated. */
export async function writeFields(tx: TxCtx, batch: Fields): Promise<Written> {
  const { projectId, rows, existing, requestedBy } = batch;
  const read = rows.map((row) => ({ row, field: readField(batch, row) }));
  const whole = read.flatMap(({ row, field }) => (field.ok ? [{ row, field: field.value }] : []));
  for (const owner of new Set(whole.map(({ field }) => field.owner))) {
    await allowFields(tx, 'create', { owner, projectId });
    if (existing === 'UPDATE') await allowFields(tx, 'update', { owner, projectId });
  }
  const written = await writeFieldRows(tx, {
    projectId,
    rows: whole.map(({ field }) => field),
    updates: existing === 'UPDATE',
    createdBy: requestedBy,
  });
  const problems: RowProblem[] = read.flatMap(({ row, field }) =>
    field.ok ? [] : [{ row, kind: 'INVALID', message: field.message }],
  );
  const touched: Written['touched'][number][] = [];
  const previous: Written['previous'][number][] = [];
  for (const [at, { row }] of whole.entries()) {
    const one = written[at];
    if (one?.status === 'created') touched.push({ row, id: one.id, isNew: true });
    else if (one?.status === 'updated') {
      touched.push({ row, id: one.id, isNew: false });
      previous.push({ id: one.id, cells: [], field: one.before });
    } else if (one?.status === 'refused') problems.push({ row, kind: 'INVALID', message: one.message });
    else if (one) problems.push({ row, kind: 'DUPLICATE', message: reasons[one.status] });
  }
  const createdIds = touched.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  return { touched, createdIds, personIds: [], previous, problems };
}

function readField({ columns, projectId, fieldOwner }: Fields, { cells }: TableRow): Parsed<FieldRow> {
  const cell = (part: FieldPart): string =>
    cells[columns.findIndex(({ use }) => use === uses[part])]?.toWellFormed().trim() ?? '';
  if (cell('name') === '') return refused('Enter a name');
  const row = parseFieldRow(cell, { owner: fieldOwner ?? 'note' });
  if (row.ok && projectId !== null && row.value.owner !== 'note' && row.value.owner !== 'insight')
    return refused('Only notes and insights have fields of one project');
  return row;
}
