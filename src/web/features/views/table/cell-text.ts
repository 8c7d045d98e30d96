/** Cells as spreadsheets exchange them: tabs between columns, line ends between rows, quotes where a cell has either. */
export function cellsToText(rows: readonly (readonly string[])[]): string {
  // An empty line at the end would read as the end of the line before it.
  return rows
    .map((cells) => ((cells.length === 1 ? cells[0] : null) === '' ? '""' : cells.map(quote).join('\t')))
    .join('\n');
}

export function textToCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const clean = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let at = 0; at < clean.length; at += 1) {
    const character = clean.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (clean.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') end();
    else if (character === '\n') {
      end();
      rows.push([]);
    } else cell += character;
  }
  end();
  return rows;
}

function quote(cell: string): string {
  return /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
