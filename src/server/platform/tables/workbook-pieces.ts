import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { escapeXml } from '#domain/refi/escape-xml.ts';
import type { Cell, TableRows } from './table-rows.ts';
import { zipPieces, type ZipEntry } from '#server/platform/zip/zip-pieces.ts';

/** What Excel holds. */
const mostRows = 1_048_576;
const mostCharacters = 32_767;
const cutMark = ' … [cut: Excel holds 32,767 characters in a cell, the CSV file has all]';

/** A table as an Excel workbook, row by row: it is never whole in memory. */
export function workbookPieces(
  table: TableRows,
  { name, at, most = mostRows }: { name: string; at: Date; most?: number },
): AsyncGenerator<Uint8Array> {
  return zipPieces(parts(table, { name, most }), at);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

async function* parts(
  table: TableRows,
  { name, most }: { name: string; most: number },
): AsyncGenerator<ZipEntry> {
  yield {
    path: '[Content_Types].xml',
    text: `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  };
  yield {
    path: '_rels/.rels',
    text: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  };
  yield {
    path: 'xl/workbook.xml',
    text: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  };
  yield {
    path: 'xl/_rels/workbook.xml.rels',
    text: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  };
  yield { path: 'xl/worksheets/sheet1.xml', texts: sheet(table, most) };
}

/** The header stays in sight. */
async function* sheet(table: TableRows, most: number): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let count = 0;
  for await (const rows of table) {
    count += rows.length;
    requireRoom(count, most);
    if (rows.length > 0) yield rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

/** Before the first piece where the rows are counted: a download that has begun can only break off. */
export function requireRoom(rows: number, most = mostRows): void {
  if (rows > most)
    throw new UnprocessableContent(
      `This table has more rows than Excel can hold (${groupDigits(most)}). Export it as CSV instead.`,
    );
}

/** Said to be text, a cell is never a formula, whatever it begins with. */
function cell(value: Cell): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (value === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(fitting(value))}</t></is></c>`;
}

function fitting(text: string): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - cutMark.length)}${cutMark}`;
}
