import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useClient } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { checkCell, useCellWriter, writeValues, type CellChange, type Written } from '../cell-writer.ts';
import { idsOf, type ReadIds } from '../ids-of.ts';
import { useMayEdit } from '../use-may-edit.ts';
import { peekAt } from '../row-of.ts';
import type { TableLines } from '../use-table-rows.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { LeaveKey } from './cell-editor.tsx';
import { bounds, hold, moveCursor, type Cell, type CellRange, type TableSize } from './cell-range.ts';
import { cellsToText, textToCells } from './cell-text.ts';
import type { ColumnChange } from './change-columns.ts';
import type { Placed } from './table-row.tsx';

export type TableKeysOptions = {
  rows: TableLines;
  readIds: ReadIds;
  columns: readonly Placed[];
  range: CellRange;
  size: TableSize;
  selection: Selection;
  gridId: string;
  scroller: RefObject<HTMLDivElement | null>;
  onMove: (range: CellRange) => void;
  onColumn: (change: ColumnChange) => void;
};

const resizeStep = 20;
const rowHeight = 36;
const steps = {
  Enter: { row: 1, column: 0 },
  Tab: { row: 0, column: 1 },
  'Shift+Tab': { row: 0, column: -1 },
} as const satisfies Record<NonNullable<LeaveKey>, Cell>;

/** Everything that the keyboard and the clipboard do in the table. */
export function useTableKeys(options: TableKeysOptions) {
  const { rows, readIds, columns, range, size, selection, scroller, onMove, onColumn } = options;
  const { cursor } = range;
  const client = useClient();
  const writeCells = useCellWriter();
  const mayEdit = useMayEdit();
  const [isEditing, setEditing] = useState(false);
  /** The focus that leaves an editor saves too: after Enter it would write a second time, after Esc at all. */
  const isOpen = useRef(false);
  const column = columns[cursor.column];
  /** Changes made here, in the order of the keys: their answers may come in another. */
  const made = useRef<Promise<Written>[]>([]);

  function edit(cell: Cell) {
    const row = rows.row(cell.row);
    const target = columns[cell.column];
    if (!row || !target) return;
    onMove({ cursor: cell, anchor: cell });
    if (!target.edit) return peekAt(row);
    const refusal = mayEdit(row);
    isOpen.current = refusal === null;
    if (refusal === null) setEditing(true);
    else showToast({ message: refusal, tone: 'error' });
  }

  function leave(key: LeaveKey) {
    isOpen.current = false;
    setEditing(false);
    scroller.current?.focus();
    if (key === null) return;
    const { row, column: across } = steps[key];
    const next = hold({ row: cursor.row + row, column: cursor.column + across }, size);
    onMove({ cursor: next, anchor: next });
  }

  function follow(writing: Promise<Written>, message: string) {
    made.current.push(writing);
    void writing.then(({ count, problem }) => {
      if (problem !== null) showToast({ message: problem, tone: 'error' });
      if (count === 0) return forget(writing);
      // One cell that was written in is as quickly changed back as a button is reached, or by Ctrl+Z.
      if (count > 1 || message === 'Emptied')
        showToast({ message: `${message} ${countLabel(count, 'cell')}`, undo: () => takeBack(writing) });
    });
  }

  function forget(writing: Promise<Written>) {
    made.current = made.current.filter((one) => one !== writing);
  }

  function takeBack(writing = made.current.at(-1)) {
    if (!writing || !made.current.includes(writing)) return;
    forget(writing);
    void writing.then(({ undo }) => undo());
  }

  function write(changes: readonly CellChange[], message: string) {
    follow(writeCells(changes), message);
  }

  const save = useStable((text: string, key: LeaveKey) => {
    if (!isOpen.current) return;
    const row = rows.row(cursor.row);
    leave(key);
    if (row && column) write([{ row, column, text }], 'Changed');
  });
  const saveValue = useStable((fieldId: string, value: string | null) => {
    if (!isOpen.current) return;
    const row = rows.row(cursor.row);
    if (row) follow(writeValues(client, [{ objectId: row.id, fieldId, value }]), 'Changed');
  });
  const cancel = useStable(() => leave(null));
  const check = (text: string) => (column ? checkCell(column, text) : null);
  const editing = isEditing ? { check, onSave: save, onSaveValue: saveValue, onCancel: cancel } : null;

  /** What can be written of the cells; the rest is passed over. */
  function changesFor(
    textAt: (row: number, column: number) => string | undefined,
    box: ReturnType<typeof bounds>,
  ) {
    const changes: CellChange[] = [];
    for (let at = box.top; at <= Math.min(box.bottom, size.rows - 1); at += 1) {
      const row = rows.row(at);
      if (!row || mayEdit(row) !== null) continue;
      for (let across = box.left; across <= Math.min(box.right, size.columns - 1); across += 1) {
        const target = columns[across];
        const text = textAt(at - box.top, across - box.left);
        if (target?.edit && text !== undefined) changes.push({ row, column: target, text });
      }
    }
    return changes.slice(0, itemLimits.bulkChange);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isEditing || event.target !== event.currentTarget) return;
    const mod = event.metaKey || event.ctrlKey;
    if (run(event, mod)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** True for keys that mean something here. */
  function run({ key, altKey, shiftKey }: KeyboardEvent, mod: boolean): boolean {
    if (altKey && cursor.row === -1 && column && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      const width = column.width + (key === 'ArrowRight' ? resizeStep : -resizeStep);
      onColumn({ kind: 'resize', key: column.key, width });
      return true;
    }
    if (altKey) return false;
    if (mod && !shiftKey && key.toLowerCase() === 'z') {
      takeBack();
      return true;
    }
    const moved = moveCursor(range, { key, shift: shiftKey, mod }, size, rowsPerPage(scroller.current));
    if (moved && !(mod && key.length === 1)) {
      onMove(moved);
      return true;
    }
    const row = rows.row(cursor.row);
    if (cursor.row === -1) {
      if (key !== 'Enter' && key !== ' ') return false;
      document.querySelector<HTMLElement>(`[id="${options.gridId}--1-${cursor.column}"] button`)?.click();
      return true;
    }
    if (!row) return false;
    if (key === 'Enter' || key === 'F2') edit(cursor);
    else if (key === ' ') peekAt(row);
    else if (key.toLowerCase() === 'x' && !mod) selection.toggle(row.id, shiftKey, idsOf(rows, readIds));
    else if (key.toLowerCase() === 'e' && !mod && openQuote()) return true;
    else if (key === 'Escape' && selection.ids.size > 0) selection.clear();
    else if (key === 'Delete' || key === 'Backspace') {
      write(
        changesFor(() => '', bounds(range)).filter(({ column: { edit: kind } }) => kind?.kind !== 'status'),
        'Emptied',
      );
    } else return false;
    return true;
  }

  /** The rest of a quote that does not fit in its cell; false where nothing is cut off. */
  function openQuote(): boolean {
    const cell = document.querySelector(`[id="${options.gridId}-${cursor.row}-${cursor.column}"]`);
    const button = cell?.querySelector<HTMLElement>('button[aria-expanded]');
    button?.click();
    return button != null;
  }

  const isOurs = () => !isEditing && cursor.row >= 0 && document.activeElement === scroller.current;

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (!isOurs()) return;
    const box = bounds(range);
    const cells: string[][] = [];
    for (let at = box.top; at <= box.bottom; at += 1) {
      const row = rows.row(at);
      cells.push(columns.slice(box.left, box.right + 1).map((one) => (row ? one.text(row) : '')));
    }
    event.preventDefault();
    event.clipboardData?.setData('text/plain', cellsToText(cells));
  });

  /** One copied cell fills the whole selection; several start at its first. */
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isOurs()) return;
    event.preventDefault();
    const cells = textToCells(event.clipboardData?.getData('text/plain') ?? '');
    const box = bounds(range);
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    const area = isOne
      ? box
      : {
          ...box,
          bottom: box.top + cells.length - 1,
          right: box.left + Math.max(...cells.map((row) => row.length)) - 1,
        };
    const changes = changesFor((at, across) => (isOne ? cells[0]?.[0] : cells[at]?.[across]), area);
    write(changes, 'Pasted into');
  });

  // On the document: without a caret in it, the grid is not where the browser sends these.
  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste);
    };
  }, []);

  return { editing, edit, handlers: { onKeyDown } };
}

/** Two less than fit, so that the eye keeps its place. */
function rowsPerPage(scroller: HTMLElement | null): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2);
}
