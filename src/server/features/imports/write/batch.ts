import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import type { EnteredWords } from '#server/features/personal-data/index.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { Before, ProblemKind } from '../tables.ts';
import type { ReadPeople } from './prepare-people.ts';
import type { Planned, ReadyColumn } from './resolve-columns.ts';
import type { SeenKeys } from './seen-keys.ts';

/** Rows that are written together, and everything that decides on them. */
export type Batch = {
  readonly plan: Pick<Planned, 'projectId'>;
  readonly columns: readonly ReadyColumn[];
  readonly keyColumn: number | null;
  readonly existing: ExistingRule;
  readonly requestedBy: string;
  readonly rows: readonly TableRow[];
  /** Documents that were made already, instead of columns of content. */
  readonly contents?: ReadonlyMap<TableRow, PreparedContent>;
  /** Contacts that were read already. */
  readonly people?: ReadPeople;
  readonly seen: SeenKeys;
  /** Personal data of the rows, and where it is sealed. */
  readonly personal?: {
    readonly box: SealedBox;
    readonly words: ReadonlyMap<TableRow, readonly EnteredWords[]>;
  };
};

export type RowProblem = {
  readonly row: TableRow;
  readonly kind: ProblemKind;
  readonly message: string;
  /** Of the thing that a repeated key belongs to. */
  readonly id?: string | undefined;
};

export type Written = {
  /** The things that rows became or changed. */
  readonly touched: readonly { readonly row: TableRow; readonly id: string; readonly isNew: boolean }[];
  readonly createdIds: readonly string[];
  readonly personIds: readonly string[];
  /** Of tags. */
  readonly groupIds?: readonly string[];
  /** Tags that rows of notes brought along. */
  readonly tagIds?: readonly string[];
  readonly previous: readonly Before[];
  /** The moments at which data points were said. */
  readonly saidAt?: readonly Date[];
  readonly problems: readonly RowProblem[];
};
