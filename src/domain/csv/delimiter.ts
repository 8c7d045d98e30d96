export const csvDelimiters = [',', ';'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** What may separate the cells of a table that another tool wrote. */
export const tableDelimiters = ['\t', ...csvDelimiters, '|'] as const;
export type TableDelimiter = (typeof tableDelimiters)[number];

/** The same with tabs and bars, which spreadsheets write whatever the ending of the file. Null where there is none. */
export function tableDelimiterOf(text: string): TableDelimiter | null {
  const line = unquoted(text.slice(0, longestLine));
  const counts = tableDelimiters.map((delimiter) => line.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? null : (tableDelimiters[counts.indexOf(most)] ?? null);
}

const longestLine = 100_000;

/** The first line without what stands between quotes. */
function unquoted(text: string): string {
  return /^[^\r\n]*/.exec(text.replaceAll(/"[^"]*"?/g, ''))?.[0] ?? '';
}

/** The one that occurs more in the first line; a comma when neither does. Quoted ones separate nothing. */
export function csvDelimiterOf(text: string): CsvDelimiter {
  let isQuoted = false;
  let balance = 0;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    if (character === ',') balance += 1;
    if (character === ';') balance -= 1;
  }
  return balance < 0 ? ';' : ',';
}
