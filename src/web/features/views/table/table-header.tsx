/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out as a grid, a table's own tags lose their meaning in some browsers */
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconEyeOff,
  IconPin,
  IconPinnedOff,
  IconTextWrap,
  IconTextWrapDisabled,
} from '@tabler/icons-react';
import { memo, useState, type PointerEvent } from 'react';
import type { ViewData } from '#domain/views/view-data.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import type { ColumnChange } from './change-columns.ts';
import type { Placed } from './table-row.tsx';
import classes from './table.module.css';

export type TableHeaderProps = {
  gridId: string;
  columns: readonly Placed[];
  sort: Readonly<NonNullable<ViewData['sort']>>;
  cursorColumn: number | null;
  isAllSelected: boolean;
  onSelectAll: () => void;
  onChange: (change: ColumnChange) => void;
  onSort: (field: string, direction: 'ASC' | 'DESC') => void;
};

/** Not drawn again while rows are scrolled past it: a menu for each column is the dearest part of the table. */
export const TableHeader = memo(function TableHeader({
  gridId,
  columns,
  sort,
  cursorColumn,
  isAllSelected,
  onSelectAll,
  onChange,
  onSort,
}: TableHeaderProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes.header}>
      <div role="columnheader" className={classes.pick} data-sticky>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label="Select the rows that are loaded"
          checked={isAllSelected}
          onChange={onSelectAll}
        />
      </div>
      {columns.map((column, at) => {
        const order = sort.find(({ field }) => field === column.key)?.direction;
        return (
          <div
            key={column.key}
            id={`${gridId}--1-${at}`}
            role="columnheader"
            aria-sort={order === undefined ? undefined : order === 'ASC' ? 'ascending' : 'descending'}
            className={classes.head}
            data-sticky={column.left !== null || undefined}
            data-cursor={cursorColumn === at || undefined}
            style={column.left === null ? undefined : { left: column.left }}
          >
            <Menu
              align="start"
              trigger={
                <button
                  type="button"
                  tabIndex={-1}
                  draggable
                  className={classes.headButton}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    onChange({ kind: 'place', key: event.dataTransfer.getData('text/plain'), index: at });
                  }}
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', column.key)}
                >
                  <span className={classes.headLabel}>{column.label}</span>
                  {order === 'ASC' && <IconArrowUp size={12} aria-hidden />}
                  {order === 'DESC' && <IconArrowDown size={12} aria-hidden />}
                </button>
              }
              groups={columnMenu(column, at, columns.length, onChange, onSort)}
            />
            <Resizer
              column={column}
              onResize={(width) => onChange({ kind: 'resize', key: column.key, width })}
            />
          </div>
        );
      })}
    </div>
  );
});

function columnMenu(
  column: Placed,
  at: number,
  count: number,
  onChange: TableHeaderProps['onChange'],
  onSort: TableHeaderProps['onSort'],
): MenuItem[][] {
  const { key, isSticky, isWrapped } = column;
  return [
    column.isSortable
      ? [
          { label: 'Sort ascending', icon: <IconArrowUp size={16} />, onSelect: () => onSort(key, 'ASC') },
          {
            label: 'Sort descending',
            icon: <IconArrowDown size={16} />,
            onSelect: () => onSort(key, 'DESC'),
          },
        ]
      : [],
    [
      {
        label: isSticky ? 'Unpin' : 'Pin',
        icon: isSticky ? <IconPinnedOff size={16} /> : <IconPin size={16} />,
        onSelect: () => onChange({ kind: 'pin', key }),
      },
      {
        label: isWrapped ? 'Don’t wrap text' : 'Wrap text',
        icon: isWrapped ? <IconTextWrapDisabled size={16} /> : <IconTextWrap size={16} />,
        onSelect: () => onChange({ kind: 'wrap', key }),
      },
      {
        label: 'Move left',
        icon: <IconArrowLeft size={16} />,
        disabledReason: at === 0 ? 'First' : null,
        onSelect: () => onChange({ kind: 'place', key, index: at - 1 }),
      },
      {
        label: 'Move right',
        icon: <IconArrowRight size={16} />,
        disabledReason: at === count - 1 ? 'Last' : null,
        onSelect: () => onChange({ kind: 'place', key, index: at + 1 }),
      },
      {
        label: 'Hide',
        icon: <IconEyeOff size={16} />,
        disabledReason: count === 1 ? 'The last one' : null,
        onSelect: () => onChange({ kind: 'hide', key }),
      },
    ],
  ];
}

/** By pointer; by keyboard Alt with an arrow on the header does the same. */
function Resizer({ column, onResize }: { column: Placed; onResize: (width: number) => void }) {
  const [from, setFrom] = useState<{ x: number; width: number } | null>(null);

  function move(event: PointerEvent<HTMLElement>) {
    if (from) onResize(from.width + event.clientX - from.x);
  }

  return (
    <span
      aria-hidden
      className={classes.resize}
      data-active={from !== null || undefined}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width: column.width });
      }}
      onPointerMove={move}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    />
  );
}
