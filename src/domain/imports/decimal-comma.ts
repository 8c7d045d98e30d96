const number = /^[-+]?(?:\d{1,3}(?:[.\s\u00a0'’]\d{3})+|\d+)(?:,\d+)?\s?[%€]?$/u;
/** Three digits behind a comma may be thousands. */
const isSure = /,(?:\d{1,2}|\d{4,})\s?[%€]?$/u;

/** Whether the numbers of a column have a comma where others have a point. */
export function hasDecimalComma(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.some((cell) => isSure.test(cell)) && filled.every((cell) => number.test(cell));
}

/** Left as it is where it is no such number: the field says what is wrong with it. */
export function withDecimalPoint(cell: string): string {
  const text = cell.trim();
  return number.test(text) ? text.replaceAll(/[.\s\u00a0'’€]/gu, '').replace(',', '.') : cell;
}
