import type { ReactNode } from 'react';
import type { FieldLook } from '#web/features/fields/index.ts';
import type { Row } from './row-of.ts';

export type ColumnSpec = {
  readonly key: string;
  readonly label: string;
  readonly width: number;
  readonly isSortable: boolean;
  /** In a row of one line, `room` is how many pixels it has. */
  readonly render: (row: Row, room?: number) => ReactNode;
  /** As it is copied. */
  readonly text: (row: Row) => string;
  readonly edit?: CellEdit;
};

export type CellEdit =
  | { readonly kind: 'title' | 'status' }
  | { readonly kind: 'field'; readonly field: FieldLook };

export type ShownColumn = ColumnSpec & { readonly isSticky: boolean; readonly isWrapped: boolean };
