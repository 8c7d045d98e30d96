/** What makes a spreadsheet run a cell. */
const startsFormula = /^'*[=+\-@\t\r]/;

/** Left as it is: an apostrophe would make it a word for everybody who counts. */
const negativeNumber = /^-\d{1,15}(?:\.\d{1,15})?$/;

/** An apostrophe makes the cell text. One more is added to cells that already look so, to be undone exactly. */
export function neutraliseFormula(cell: string): string {
  return startsFormula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;
}

export function restoreFormula(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell;
}
