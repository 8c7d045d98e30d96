/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out as a grid, a table's own tags lose their meaning in some browsers */
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useStable } from '#web/lib/use-stable.ts';
import { columnsToData, shownColumns } from '../view-columns.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { RowsState } from '../rows-state.tsx';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import { useTableRows } from '../use-table-rows.ts';
import { bounds, hold, type CellRange } from './cell-range.ts';
import { changeColumns, type ColumnChange } from './change-columns.ts';
import { SectionLine } from './section-line.tsx';
import { TableHeader } from './table-header.tsx';
import { TableRow, type Placed } from './table-row.tsx';
import { useTableKeys } from './use-table-keys.ts';
import classes from './table.module.css';
import { idsOf, readUpToLimit } from '../ids-of.ts';

const rowHeight = 36;
const pickWidth = 36;
const unsorted: readonly [] = [];

/** Rows and columns like a spreadsheet. The grid keeps the focus; arrows move, Enter edits, Space opens beside. */
export function TableLayout({ project, arranged, specs, selection, mayChange }: LayoutProps) {
  const { view, data, change } = arranged;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, show, retry, readIds, isStale, toggle } = useTableRows(
    { projectId: project.id, objectType: view.objectType, data: arranged.rowsKey },
    data.group !== undefined,
  );
  const shown = useMemo(() => shownColumns(specs, data), [specs, data]);
  const columns = useMemo(() => place(shown), [shown]);
  const isMeasured = view.objectType === 'HIGHLIGHT' || shown.some((column) => column.isWrapped);
  const { items, totalSize, scrollTo, measure } = useVirtualRows({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: rowHeight,
  });
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => show(first, last), [show, first, last]);

  const [kept, setRange] = useState<CellRange | null>(null);
  const size = { rows: rows.length, columns: columns.length };
  const range: CellRange = kept
    ? { cursor: hold(kept.cursor, size), anchor: hold(kept.anchor, size) }
    : { cursor: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

  const setColumns = useStable((columnChange: ColumnChange) =>
    change({ data: { columns: columnsToData(changeColumns(shown, columnChange)) } }),
  );
  const onSort = useStable((field: string, direction: 'ASC' | 'DESC') =>
    change({ data: { sort: [{ field, direction }] } }),
  );
  const onSelectAll = useStable(() => {
    if (selection.ids.size > 0) selection.clear();
    else void readUpToLimit(readIds, 0, rows.length - 1).then((ids) => selection.add(ids));
  });

  const keys = useTableKeys({
    rows,
    readIds,
    columns,
    range,
    size,
    selection,
    gridId,
    scroller,
    onMove: (next) => {
      setRange(next);
      if (next.cursor.row >= 0) scrollTo(next.cursor.row);
      revealColumn(scroller.current, columns, next.cursor.column);
    },
    onColumn: setColumns,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const line = rows.line?.(range.cursor.row);
    if (line?.kind !== 'section' || (event.key !== 'Enter' && event.key !== ' '))
      return keys.handlers.onKeyDown(event);
    event.preventDefault();
    toggle(line.section.key);
  };

  const onCell = useStable((event: MouseEvent, row: number, column: number) => {
    if (
      event.button !== 0 ||
      (event.target instanceof Element && event.target.closest('a, input, select, button'))
    )
      return;
    const cursor = { row, column };
    setRange({ cursor, anchor: event.shiftKey ? range.anchor : cursor });
  });
  const onEdit = useStable((row: number, column: number) => keys.edit({ row, column }));
  const onSelect = useStable((event: MouseEvent, index: number) => {
    const id = rows.row(index)?.id;
    if (id !== undefined) selection.toggle(id, event.shiftKey, idsOf(rows, readIds));
  });

  if (!rows.isReady || rows.length === 0) {
    return (
      <RowsState rows={rows} onRetry={retry} project={project} arranged={arranged} mayChange={mayChange} />
    );
  }
  const box = bounds(range);
  const total = columns.reduce((sum, { width }) => sum + width, pickWidth);
  const style = {
    '--columns': columns.map(({ width }) => `${width}px`).join(' '),
    '--total': `${total}px`,
  } as CSSProperties;
  return (
    // One stop for Tab: inside, the arrows move.
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={view.title}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={`${gridId}-${range.cursor.row}-${range.cursor.column}`}
      className={classes.scroller}
      data-stale={isStale || undefined}
      data-picking={selection.ids.size > 0 || undefined}
      style={style}
      onKeyDown={onKeyDown}
    >
      <TableHeader
        gridId={gridId}
        columns={columns}
        sort={data.sort ?? unsorted}
        cursorColumn={range.cursor.row === -1 ? range.cursor.column : null}
        isAllSelected={selection.ids.size > 0 && selection.ids.size >= rows.length}
        onSelectAll={onSelectAll}
        onChange={setColumns}
        onSort={onSort}
      />
      <div role="rowgroup" className={classes.rows} style={{ height: totalSize }}>
        {items.map(({ index, start }) => {
          const line = rows.line?.(index);
          const isHere = index === range.cursor.row;
          if (line?.kind === 'section') {
            return (
              <SectionLine
                key={`section ${line.section.key}`}
                id={`${gridId}-${index}-${isHere ? range.cursor.column : 0}`}
                index={index}
                section={line.section}
                isCollapsed={line.isCollapsed}
                isCursor={isHere}
                top={start}
                onToggle={toggle}
              />
            );
          }
          const row = rows.row(index);
          const isInRange = index >= box.top && index <= box.bottom;
          return (
            <TableRow
              key={`${line?.section.key ?? ''} ${row?.id ?? index}`}
              gridId={gridId}
              index={index}
              row={row}
              columns={columns}
              top={start}
              isSelected={row !== undefined && selection.ids.has(row.id)}
              rangeLeft={isInRange && box.bottom + box.right > box.top + box.left ? box.left : null}
              rangeRight={isInRange ? box.right : null}
              cursorColumn={isHere ? range.cursor.column : null}
              editing={isHere ? keys.editing : null}
              onCell={onCell}
              onEdit={onEdit}
              onSelect={onSelect}
              measure={isMeasured ? measure : undefined}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Pinned columns stand at the left edge, one after the other. */
function place(columns: ReturnType<typeof shownColumns>): Placed[] {
  let left = pickWidth;
  return columns.map((column) => {
    if (!column.isSticky) return { ...column, left: null };
    const placed = { ...column, left };
    left += column.width;
    return placed;
  });
}

/** Beside the pinned columns, which would cover it. */
function revealColumn(scroller: HTMLElement | null, columns: readonly Placed[], at: number): void {
  const column = columns[at];
  if (!scroller || !column || column.left !== null) return;
  const pinned = columns
    .filter(({ left }) => left !== null)
    .reduce((sum, { width }) => sum + width, pickWidth);
  const start = columns.slice(0, at).reduce((sum, { width }) => sum + width, pickWidth);
  if (start - scroller.scrollLeft < pinned) scroller.scrollLeft = start - pinned;
  else if (start + column.width > scroller.scrollLeft + scroller.clientWidth) {
    scroller.scrollLeft = start + column.width - scroller.clientWidth;
  }
}
