import type { ColumnChoice, ExistingRule } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseTagRow, type TagRow } from '#domain/tags/tag-csv.ts';
import { allowTagImport, writeTagRows } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireHolder } from '../import-place.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { RowProblem, Written } from './batch.ts';

type Tags = {
  readonly boardId: string | null;
  readonly columns: readonly ColumnChoice[];
  readonly rows: readonly TableRow[];
  readonly existing: ExistingRule;
  readonly requestedBy: string;
};

const uses = {
  title: 'TITLE',
  group: 'GROUP',
  color: 'COLOR',
  description: 'DESCRIPTION',
  role: 'ROLE',
  sentiment: 'SENTIMENT',
} as const satisfies Record<keyof TagRow, TableUse>;

const reasons = {
  known: 'This already exists',
  repeated: 'This row repeats the title of a row above',
  locked: 'This tag is locked',
} as const;

/** A batch of rows as tags of a board. Tags that it has by a title are skipped or updated. */
export async function writeTags(tx: TxCtx, batch: Tags): Promise<Written> {
  const { columns, rows, existing, requestedBy } = batch;
  const boardId = requireHolder(batch.boardId);
  await allowTagImport(tx, boardId);
  const read = rows.map((row) => ({ row, tag: readTag(columns, row) }));
  const whole = read.flatMap(({ row, tag }) => (tag.ok ? [{ row, tag: tag.value }] : []));
  const { tags, groupIds } = await writeTagRows(tx, {
    boardId,
    rows: whole.map(({ tag }) => tag),
    updates: existing === 'UPDATE',
    createdBy: requestedBy,
  });
  const problems: RowProblem[] = read.flatMap(({ row, tag }) =>
    tag.ok ? [] : [{ row, kind: 'INVALID', message: tag.message }],
  );
  const touched: Written['touched'][number][] = [];
  const previous: Written['previous'][number][] = [];
  for (const [at, { row }] of whole.entries()) {
    const written = tags[at];
    if (written?.status === 'created') touched.push({ row, id: written.id, isNew: true });
    else if (written?.status === 'updated') {
      touched.push({ row, id: written.id, isNew: false });
      previous.push({ id: written.id, cells: [], tag: written.before });
    } else if (written) {
      const kind = written.status === 'locked' ? 'INVALID' : 'DUPLICATE';
      problems.push({ row, kind, message: reasons[written.status] });
    }
  }
  const createdIds = touched.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  return { touched, createdIds, personIds: [], groupIds, previous, problems };
}

function readTag(columns: readonly ColumnChoice[], { cells }: TableRow): Parsed<TagRow> {
  const cell = (part: keyof TagRow): string =>
    cells[columns.findIndex(({ use }) => use === uses[part])]?.toWellFormed().trim() ?? '';
  return cell('title') === '' ? refused('Enter a title') : parseTagRow(cell);
}
