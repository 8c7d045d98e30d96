import { readConversation } from '#domain/channels/conversation.ts';
import { parseDataPoint, type DataPoint, type DataPointDraft } from '#domain/channels/data-point.ts';
import { columnNameOf, valueOfCell } from '#domain/channels/properties.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { readDateCell } from '#domain/imports/read-cell.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { dayMs } from '#domain/time/durations.ts';
import { redactDataPoints, type EnteredPoint } from '#server/features/channels/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { FoundTable } from '../table/found-table.ts';
import type { TableRow } from '../table/read-rows.ts';

export type ReadPoints = ReadonlyMap<TableRow, Parsed<EnteredPoint>>;

type Rows = {
  readonly found: FoundTable;
  readonly columns: readonly ColumnChoice[];
  readonly rows: readonly TableRow[];
};

/** Rows as data points, before the transaction: names are found by a model. */
export async function readPoints(
  ctx: Ctx,
  own: OwnModels | undefined,
  { rows, ...table }: Rows,
): Promise<ReadPoints> {
  const parsed = rows.map((row) => readPoint(table, row, ctx.now()));
  const whole = parsed.flatMap((point) => (point.ok ? [point.value] : []));
  const entered = (await redactDataPoints(ctx, own, whole)).values();
  return new Map(
    rows.map((row, at) => {
      const point = parsed[at];
      if (point && !point.ok) return [row, point];
      const next = entered.next().value;
      if (!next) throw new Error('A data point was lost on its way');
      return [row, accepted(next)];
    }),
  );
}

function readPoint(
  { found, columns }: Omit<Rows, 'rows'>,
  { cells }: TableRow,
  now: Date,
): Parsed<DataPoint> {
  const placeOf = (use: TableUse): number => columns.findIndex((column) => column.use === use);
  const cell = (use: TableUse): string => cells[placeOf(use)]?.trim() ?? '';
  const said = cell('SAID_AT');
  const saidAt =
    said === '' ? accepted(null) : readDateCell(said, found.columns[placeOf('SAID_AT')]?.dateOrder ?? null);
  if (!saidAt.ok) return saidAt;
  // A mistyped year would be the newest for as long as it takes. A day is for time zones.
  if (saidAt.value && saidAt.value.getTime() > now.getTime() + dayMs)
    return refused(`“${said.slice(0, 40)}” is in the future`);
  return parseDataPoint({
    ...saidIn(cell('CONVERSATION').toWellFormed(), cell('TEXT').toWellFormed()),
    language: cell('LANGUAGE'),
    saidAt: saidAt.value,
    participant: cell('PARTICIPANT').toWellFormed(),
    url: cell('URL'),
    externalId: cell('EXTERNAL_ID').toWellFormed(),
    properties: columns.flatMap(({ use }, at) =>
      use === 'PROPERTY'
        ? [{ name: columnNameOf(found.columns[at]?.header ?? ''), value: valueOfCell(cells[at] ?? '') }]
        : [],
    ),
  });
}

/** A file that this product wrote has both: the text then is what the customer says in the conversation. */
function saidIn(conversation: string, text: string): Pick<DataPointDraft, 'text' | 'turns'> {
  return conversation === '' ? { text } : { turns: readConversation(conversation) };
}
