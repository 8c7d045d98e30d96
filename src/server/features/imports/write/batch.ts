import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { Before, ProblemKind } from '../tables.ts';
import type { Planned, ReadyColumn } from './resolve-columns.ts';
import type { SeenKeys } from './seen-keys.ts';

/** Rows that are written together, and everything that decides on them. */
export type Batch = {
  readonly plan: Planned;
  readonly columns: readonly ReadyColumn[];
  readonly keyColumn: number | null;
  readonly existing: ExistingRule;
  readonly requestedBy: string;
  readonly rows: readonly TableRow[];
  readonly seen: SeenKeys;
};

export type RowProblem = { readonly row: TableRow; readonly kind: ProblemKind; readonly message: string };

export type Written = {
  readonly createdIds: readonly string[];
  readonly personIds: readonly string[];
  readonly previous: readonly Before[];
  readonly problems: readonly RowProblem[];
};
