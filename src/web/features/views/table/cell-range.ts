/** A place in the table; row -1 is the header. */
export type Cell = { readonly row: number; readonly column: number };
/** Where the cursor is and where the selection that it ends began. */
export type CellRange = { readonly cursor: Cell; readonly anchor: Cell };

export type TableSize = { readonly rows: number; readonly columns: number };

/** Null for keys that move nothing. */
export function moveCursor(
  range: CellRange,
  press: { key: string; shift: boolean; mod: boolean },
  size: TableSize,
  rowsPerPage: number,
): CellRange | null {
  const { row, column } = range.cursor;
  const [last, end] = [size.rows - 1, size.columns - 1];
  const targets: Readonly<Record<string, Cell>> = {
    ArrowDown: { row: press.mod ? last : row + 1, column },
    ArrowUp: { row: press.mod ? 0 : row - 1, column },
    ArrowRight: { row, column: press.mod ? end : column + 1 },
    ArrowLeft: { row, column: press.mod ? 0 : column - 1 },
    PageDown: { row: row + rowsPerPage, column },
    PageUp: { row: Math.max(0, row - rowsPerPage), column },
    Home: press.mod ? { row: 0, column: 0 } : { row, column: 0 },
    End: press.mod ? { row: last, column: end } : { row, column: end },
    j: { row: row + 1, column },
    k: { row: row - 1, column },
  };
  const target = targets[press.key];
  if (!target) return null;
  const cursor = hold(target, size);
  return press.shift && cursor.row >= 0 && range.anchor.row >= 0
    ? { cursor, anchor: range.anchor }
    : { cursor, anchor: cursor };
}

/** Inside the table, the header included; also after rows have gone. */
export function hold({ row, column }: Cell, size: TableSize): Cell {
  return {
    row: Math.max(-1, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}

export function bounds({ cursor, anchor }: CellRange) {
  return {
    top: Math.min(cursor.row, anchor.row),
    bottom: Math.max(cursor.row, anchor.row),
    left: Math.min(cursor.column, anchor.column),
    right: Math.max(cursor.column, anchor.column),
  };
}
