import { extensionOf } from '#domain/files/file-name.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type TableKind = 'csv' | 'tsv' | 'xlsx';

const kinds: Readonly<Record<string, TableKind>> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

export function tableKindOf(fileName: string): Parsed<TableKind> {
  const kind = kinds[extensionOf(fileName)];
  return kind ? accepted(kind) : refused('Choose a .csv, .tsv or .xlsx file');
}
