export const csvDelimiters = [',', ';'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

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
