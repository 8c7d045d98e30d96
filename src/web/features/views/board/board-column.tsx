import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { IconChevronLeft, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { boolean } from '#domain/codec/primitives.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { idsOf, type ReadIds } from '../ids-of.ts';
import { RowCard } from '../row-card.tsx';
import type { Row } from '../row-of.ts';
import type { RowQuery } from '../row-window.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import { useRowWindow } from '../use-row-window.ts';
import type { ColumnSpec } from '../column-spec.ts';
import type { BoardGroup } from './board-group.ts';
import { handOf, placeOfCard, type HeldCard } from './held-card.ts';
import classes from './board.module.css';

export type BoardColumnProps = {
  group: BoardGroup;
  query: RowQuery;
  firstCards: number;
  facts: readonly ColumnSpec[];
  selection: Selection;
  /** Its cards say where they are by something that a drag can't change. */
  isFixed: boolean;
  /** Cards have an order that people give them. */
  isByHand: boolean;
  /** Puts a card after another of its column; null for the first place. */
  onPlace: (card: HeldCard, after: string | null) => void;
  onAdd: (() => void) | null;
  onHide: () => void;
  onMove: (row: Row, step: 1 | -1) => void;
};

export function BoardColumn({
  group,
  query,
  firstCards,
  facts,
  selection,
  isFixed,
  isByHand,
  onPlace,
  onAdd,
  onHide,
  onMove,
}: BoardColumnProps) {
  const [isCollapsed, setCollapsed] = useLocalValue(`board.${query.projectId}.${group.key}`, boolean, false);
  const [isWhole, setWhole] = useState(false);
  const { setNodeRef, isOver } = useDroppable({ id: group.key, disabled: isFixed });
  const name = `${group.label}, ${group.count}`;
  if (isCollapsed) {
    return (
      <section
        ref={setNodeRef}
        aria-label={name}
        className={classes.collapsed}
        data-over={isOver || undefined}
      >
        <button type="button" aria-expanded={false} onClick={() => setCollapsed(false)}>
          <Dot color={group.color} />
          <span>{group.label}</span>
          <span className={classes.count}>{group.count.toLocaleString('en')}</span>
        </button>
      </section>
    );
  }
  const cards = { facts, selection, isFixed, isByHand, from: group.key, onMove, onPlace };
  return (
    <section ref={setNodeRef} aria-label={name} className={classes.column} data-over={isOver || undefined}>
      <header className={classes.columnHead}>
        <Dot color={group.color} />
        <h2 title={group.label}>{group.label}</h2>
        <span className={classes.count}>{group.count.toLocaleString('en')}</span>
        <span className={classes.columnActions}>
          {onAdd && (
            <IconButton label={`Add to ${group.label}`} onClick={onAdd}>
              <IconPlus size={16} />
            </IconButton>
          )}
          <IconButton label={`Hide ${group.label}`} onClick={onHide}>
            <IconEyeOff size={16} />
          </IconButton>
          <IconButton label={`Collapse ${group.label}`} onClick={() => setCollapsed(true)}>
            <IconChevronLeft size={16} />
          </IconButton>
        </span>
      </header>
      {isWhole ? (
        <WholeColumn query={query} {...cards} />
      ) : (
        <Cards count={group.items.length} rowAt={(index) => group.items[index]} {...cards} />
      )}
      {!isWhole && group.count > firstCards && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          Show all {group.count.toLocaleString('en')}
        </Button>
      )}
    </section>
  );
}

type CardsProps = {
  count: number;
  rowAt: (index: number) => Row | undefined;
  readIds?: ReadIds;
  onShow?: (from: number, to: number) => void;
} & SharedCardProps;
type SharedCardProps = Pick<
  BoardColumnProps,
  'facts' | 'selection' | 'isFixed' | 'isByHand' | 'onMove' | 'onPlace'
> & {
  from: string;
};
type CardProps = SharedCardProps & {
  row: Row;
  index: number;
  idAt: (index: number) => string | undefined;
  onSelect: (event: MouseEvent, id: string) => void;
};

function WholeColumn({ query, ...cards }: SharedCardProps & { query: RowQuery }) {
  const { rows, show, readIds } = useRowWindow(query);
  return (
    <Cards
      count={rows.length}
      rowAt={(index) => rows.row(index)}
      readIds={readIds}
      onShow={show}
      {...cards}
    />
  );
}

function Cards({ count, rowAt, readIds = noneElse, onShow, from, ...card }: CardsProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const { items, totalSize, measure } = useVirtualRows({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 120,
    overscan: 3,
    gap: 8,
    paddingEnd: 8,
    getItemKey: (index) => rowAt(index)?.id ?? index,
  });
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const show = useStable((start: number, end: number) => onShow?.(start, end));
  useEffect(() => show(first, last), [show, first, last]);
  const onSelect = useStable((event: MouseEvent, id: string) =>
    card.selection.toggle(id, event.shiftKey, idsOf({ length: count, row: rowAt }, readIds)),
  );
  return (
    <ul ref={scroller} className={classes.cards}>
      <li aria-hidden style={{ height: totalSize }} />
      {items.map(({ index, start, key }) => {
        const row = rowAt(index);
        return (
          <li
            key={key}
            data-index={index}
            ref={measure}
            className={classes.cardPlace}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row && (
              <Card
                row={row}
                index={index}
                idAt={(place) => rowAt(place)?.id}
                from={from}
                onSelect={onSelect}
                {...card}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The first cards of a column are all there. */
const noneElse: ReadIds = () => Promise.resolve([]);

function Card({
  row,
  index,
  idAt,
  from,
  facts,
  selection,
  isFixed,
  isByHand,
  onMove,
  onPlace,
  onSelect,
}: CardProps) {
  const held: HeldCard = { row, from, index, previousId: idAt(index - 1) ?? null };
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: handOf(held),
    data: held,
    disabled: isFixed && !isByHand,
  });
  const { setNodeRef: setPlace, isOver } = useDroppable({
    id: placeOfCard(held),
    data: held,
    disabled: !isByHand,
  });
  const { active } = useDndContext();

  /** Alt with an arrow carries the card to the next column, or to the next place of its own. */
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const after = { ArrowUp: idAt(index - 2) ?? null, ArrowDown: idAt(index + 1) }[event.key];
    if (step !== undefined && !isFixed) onMove(row, step === 1 ? 1 : -1);
    else if (after !== undefined && isByHand) onPlace(held, after);
    else return;
    event.preventDefault();
  }

  return (
    // The link inside has the focus; these are further keys of it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={(element) => {
        setNodeRef(element);
        setPlace(element);
      }}
      {...listeners}
      data-hand={handOf(held)}
      data-edge={isOver ? edgeOf(held, active?.data.current as HeldCard | undefined) : undefined}
      onKeyDown={onKeyDown}
      // The browser's own drag of the link would take the card away from ours.
      onDragStart={(event) => event.preventDefault()}
      className={classes.card}
      data-dragging={isDragging || undefined}
    >
      <RowCard row={row} facts={facts} isSelected={selection.ids.has(row.id)} onSelect={onSelect} />
    </div>
  );
}

/** Where a card that is let go over this one comes to. */
function edgeOf({ row, from, index }: HeldCard, dragged: HeldCard | undefined): string | undefined {
  if (!dragged || dragged.row.id === row.id) return undefined;
  return dragged.from === from && dragged.index < index ? 'after' : 'before';
}

function Dot({ color }: { color: string | null | undefined }) {
  return <span aria-hidden className={classes.dot} style={color ? { background: color } : undefined} />;
}
