/** A cell is text that no spreadsheet runs, or a number that it can add up. */
export type Cell = string | number;

/** The header and then the rows, some at a time. */
export type TableRows = AsyncGenerator<readonly (readonly Cell[])[]>;
