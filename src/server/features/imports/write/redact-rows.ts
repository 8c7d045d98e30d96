import { splitParticipants } from '#domain/imports/split-participants.ts';
import { redactEntering, type EnteredWords } from '#server/features/personal-data/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Quote, TableRow } from '../table/read-rows.ts';
import type { ReadyColumn } from './resolve-columns.ts';

export type RedactedRows = {
  readonly rows: readonly TableRow[];
  readonly words: ReadonlyMap<TableRow, readonly EnteredWords[]>;
};

type Rows = {
  readonly projectId: string | null;
  readonly columns: readonly Pick<ReadyColumn, 'use' | 'field'>[];
  readonly keyColumn: number | null;
  readonly rows: readonly TableRow[];
};

/**
 * Rows of notes before they are stored. Cells that people write freely are redacted; participants, options, addresses
 * and the key are what somebody chose to import as such.
 */
export async function redactRows(
  ctx: Ctx,
  own: OwnModels | undefined,
  { projectId, columns, keyColumn, rows }: Rows,
): Promise<RedactedRows> {
  const places = columns.flatMap((column, at) => (isFreeText(column) && at !== keyColumn ? [at] : []));
  const who = columns.findIndex(({ use }) => use === 'PARTICIPANT');
  const entered = await redactEntering(
    ctx,
    { projectId, own },
    rows.map(({ cells, quotes = [] }) => ({
      parts: [...places.map((at) => cells[at] ?? ''), ...quotes.map(({ text }) => text ?? '')],
      people: splitParticipants(cells[who] ?? ''),
    })),
  );
  const words = new Map<TableRow, readonly EnteredWords[]>();
  const redacted = rows.map((row, number) => {
    const { parts = [], words: found = [] } = entered[number] ?? {};
    if (found.length === 0) return row;
    const byPlace = new Map(places.map((at, part) => [at, parts[part]]));
    const own = {
      ...row,
      cells: row.cells.map((cell, at) => byPlace.get(at) ?? cell),
      ...(row.quotes && { quotes: redactedQuotes(row.quotes, parts.slice(places.length)) }),
    };
    words.set(own, found);
    return own;
  });
  return { rows: redacted, words };
}

function redactedQuotes(quotes: readonly Quote[], texts: readonly string[]): Quote[] {
  return quotes.map(({ text, tags }, at) => ({ text: text === null ? null : (texts[at] ?? text), tags }));
}

function isFreeText({ use, field }: Rows['columns'][number]): boolean {
  return ['CONTENT', 'TITLE', 'QUESTION', 'OPTION', 'HIGHLIGHT'].includes(use) || field?.type === 'TEXT';
}
