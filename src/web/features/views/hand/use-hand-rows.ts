import { useState } from 'react';
import type { Decision } from '#domain/access/can.ts';
import type { Row } from '../row-of.ts';
import type { TableLines } from '../use-table-rows.ts';
import type { ArrangedView } from '../view-draft.ts';
import { focusRow } from './focus-row.ts';
import { indexBefore } from './index-before.ts';
import { useHandOrder } from './use-hand-order.ts';

export type HandRows = {
  readonly isOn: boolean;
  readonly length: number;
  /** As they will be once the server has heard of the move. */
  readonly row: (index: number) => Row | undefined;
  readonly move: (from: number, to: number) => void;
};

/** The rows of a list or grid, which can be moved where the view is sorted by hand and has no groups. */
export function useHandRows(rows: TableLines, arranged: ArrangedView, mayArrange: Decision): HandRows {
  const order = useHandOrder(arranged, mayArrange);
  const [moved, setMoved] = useState<{ on: string; from: number; to: number } | null>(null);
  // Rows of a new order hold the move.
  const data = rows.query?.data;
  const open = moved !== null && moved.on === data ? moved : null;
  const row = (index: number) => rows.row(open ? indexBefore(index, open) : index);

  async function move(from: number, wanted: number) {
    const to = Math.max(0, Math.min(wanted, rows.length - 1));
    const moving = row(from);
    const after = to === 0 ? null : row(to < from ? to - 1 : to)?.id;
    const was = from === 0 ? null : row(from - 1)?.id;
    if (data === undefined || !moving || open || to === from || after === undefined || was === undefined)
      return;
    setMoved({ on: data, from, to });
    focusRow(moving.id);
    if (!(await order.place({ row: moving, after, was, group: null }))) setMoved(null);
  }

  return {
    isOn: order.isOn && data !== undefined,
    length: rows.length,
    row,
    move: (from, to) => void move(from, to),
  };
}
