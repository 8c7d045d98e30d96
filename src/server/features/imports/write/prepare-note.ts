import { noteSections } from '#domain/imports/note-sections.ts';
import { titleOfTexts } from '#domain/imports/title-of-texts.ts';
import { readDateCell } from '#domain/imports/read-cell.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';
import { plainYUpdate, type PlainBlock } from '#editor/yjs/plain-y-update.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import type { PreparedWritten } from '#server/kernel/writing/index.ts';
import { placeRowQuotes, type PlacedQuote } from './place-row-quotes.ts';
import type { RowRecord } from './read-record.ts';
import type { ReadyColumn } from './resolve-columns.ts';

export type PreparedNote = Omit<PreparedWritten, 'id' | 'createdAt'> & {
  readonly createdAt: Date | null;
  readonly highlights?: readonly PlacedQuote[];
};

/** Of documents that nobody has opened yet; each editor brings a number of its own. */
const importClient = 1;

/** A title that is too long is cut: the row says the rest in its content or fields. */
export function prepareNote(
  record: RowRecord,
  columns: readonly ReadyColumn[],
  { content, newId }: { readonly content: PreparedContent | undefined; readonly newId: () => string },
): Parsed<PreparedNote> {
  const createdAt = readCreatedAt(record, columns);
  if (!createdAt.ok) return createdAt;
  const common = { title: titleIn(record, columns), createdAt: createdAt.value };
  const { quotes = [] } = record.row;
  if (content || quotes.length === 0)
    return accepted({ ...common, ...(content ?? contentOf(record.content)) });
  const placed = placeRowQuotes({ blocks: blocksOf(record.content), title: common.title, quotes, newId });
  return placed.ok ? accepted({ ...common, ...placed.value }) : placed;
}

export function contentOf(content: RowRecord['content']): PreparedContent {
  const blocks = blocksOf(content);
  return {
    state: plainYUpdate(blocks.length === 0 ? [{ type: 'paragraph', text: '' }] : blocks, importClient),
    text: blocks.map(({ text }) => text).join('\n'),
  };
}

function blocksOf(content: RowRecord['content']): PlainBlock[] {
  return noteSections(content).flatMap(({ heading, paragraphs }): PlainBlock[] => [
    ...(heading === null ? [] : [{ type: 'heading' as const, text: heading }]),
    ...paragraphs.map((text) => ({ type: 'paragraph' as const, text })),
  ]);
}

/** A list of notes that are all called the same helps nobody. */
function titleIn(record: RowRecord, columns: readonly ReadyColumn[]): string {
  const isNamed = columns.some(({ use }) => use === 'TITLE');
  return isNamed ? titleOf(record) : titleOfTexts(record.content.map(({ text }) => text));
}

export function titleOf({ plain }: RowRecord): string {
  const title = (plain.TITLE ?? '').toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  return Array.from(title).slice(0, textLimits.noteTitle.max).join('').trim();
}

function readCreatedAt({ plain }: RowRecord, columns: readonly ReadyColumn[]): Parsed<Date | null> {
  const cell = plain.CREATED_AT?.trim() ?? '';
  if (cell === '') return accepted(null);
  return readDateCell(cell, columns.find(({ use }) => use === 'CREATED_AT')?.dateOrder ?? null);
}
