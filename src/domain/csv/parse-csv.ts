import { accepted, type Parsed } from '#domain/parsed/parsed.ts';
import { csvReader } from './csv-reader.ts';
import { csvDelimiterOf, type CsvDelimiter } from './delimiter.ts';
import { restoreFormula } from './formula.ts';
import { parseNullCharacters } from './null-characters.ts';

export type CsvOptions = { delimiter?: CsvDelimiter; ignoreNulls?: boolean };

export function parseCsv(input: string, options: CsvOptions = {}): Parsed<string[][]> {
  const clean = parseNullCharacters(input.replace(/^\uFEFF/, ''), options);
  if (!clean.ok) return clean;
  const reader = csvReader(options.delimiter ?? csvDelimiterOf(clean.value));
  const rows = reader.push(clean.value);
  const rest = reader.end();
  if (!rest.ok) return rest;
  return accepted([...rows, ...rest.value].map(({ cells }) => cells.map(restoreFormula)));
}
