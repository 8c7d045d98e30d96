import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { dragAnnouncements } from '#web/ui/drag-announcements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { titleOfRow, type Row } from '../row-of.ts';
import { useGroupWriter } from '../group-writer.ts';
import { focusRow } from '../hand/focus-row.ts';
import { useHandOrder } from '../hand/use-hand-order.ts';
import { withoutGroup } from '../hidden-groups.ts';
import type { LayoutProps } from '../layout-props.ts';
import { cardFacts } from '../row-card.tsx';
import { RowsState } from '../rows-state.tsx';
import { arrangedNow } from '../view-draft.ts';
import { groupChoices } from '../toolbar/group-choices.ts';
import { ViewGroupsDocument } from '../views.gen.ts';
import { BoardColumn } from './board-column.tsx';
import { cardsFirst, columnOf, handOf, type HeldCard } from './held-card.ts';
import { moveCards, type CardMove } from './move-cards.ts';
import classes from './board.module.css';

const firstCards = 30;

/** Columns by a value of the rows; a card that is put in another column gets that column's value. */
export function BoardLayout(props: LayoutProps) {
  if (props.arranged.data.group) return <Board {...props} />;
  return <ChooseColumns {...props} />;
}

function ChooseColumns({ arranged, fields, contactFields }: LayoutProps) {
  const choices = groupChoices(arranged.view.objectType, fields, contactFields).filter(
    ({ group }) => group !== null,
  );
  return (
    <EmptyState
      title="Choose a field for the columns"
      actions={choices.map(({ label, group }) => (
        <Button key={label} onClick={() => arranged.change({ data: { group } })}>
          {label}
        </Button>
      ))}
    >
      Moving a card to another column changes its value.
    </EmptyState>
  );
}

function Board({ project, arranged, specs, fields, selection, mayChange, mayArrange }: LayoutProps) {
  const { view, data, rowsKey } = arranged;
  const [{ data: answer, error }, readAgain] = useQuery({
    query: ViewGroupsDocument,
    variables: { projectId: project.id, objectType: view.objectType, data: rowsKey, first: firstCards },
    requestPolicy: 'cache-and-network',
  });
  const read = answer?.viewGroups;
  const [moved, setMoved] = useState<{ on: typeof read; moves: readonly CardMove[] }>({
    on: read,
    moves: [],
  });
  // What the server says since then holds the moves that it has heard of.
  const moves = moved.on === read ? moved.moves : [];
  const groups = moveCards(read ?? [], moves);
  const writer = useGroupWriter({
    projectId: project.id,
    objectType: view.objectType,
    group: data.group,
    fields,
  });
  const order = useHandOrder(arranged, mayArrange);
  const carried = useRef<string | null>(null);
  useEffect(() => {
    if (carried.current === null) return;
    // An older answer may have put the card back for a moment, and with it went the focus.
    if (document.activeElement === document.body) focusRow(carried.current);
    else if (!document.activeElement?.closest('[data-hand]')) carried.current = null;
  });
  const [dragged, setDragged] = useState<Row | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const facts = useMemo(() => cardFacts(specs, data), [specs, data]);

  async function put(row: Row, from: string, to: string, after?: string | null) {
    if (from === to || writer.isFixed) return;
    const refusal = writer.refusalFor(row);
    if (refusal !== null) {
      showToast({ message: refusal, tone: 'error' });
      return;
    }
    setMoved({ on: read, moves: [...moves, { row, from, to, after: after ?? null }] });
    const problem = await writer.put(row, from, to);
    if (problem !== null) {
      setMoved({ on: read, moves: moves.filter((move) => move.row.id !== row.id) });
      showToast({ message: problem, tone: 'error' });
      return;
    }
    if (after !== undefined && order.isOn) await order.store({ row, after, group: to });
    const label = groups.find(({ key }) => key === to)?.label ?? '';
    showToast({
      message: `Moved “${titleOfRow(row)}” to ${label}`,
      undo: () => void writer.put(row, to, from),
    });
  }

  /** Inside its column. */
  async function place(card: HeldCard, after: string | null) {
    const { row, from, previousId } = card;
    if (!order.isOn || after === previousId || after === row.id) return;
    setMoved({ on: read, moves: [...moves, { row, from, to: from, after }] });
    focusRow(handOf(card));
    if (await order.place({ row, after, was: previousId, group: from })) return;
    setMoved({ on: read, moves: moves.filter((move) => move.row.id !== row.id) });
  }

  function hide(key: string, label: string) {
    const { group } = data;
    if (!group) return;
    arranged.change({ data: { group: withoutGroup(group, key) } });
    showToast({ message: `“${label}” hidden`, undo: () => arrangedNow(view).change({ data: { group } }) });
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    setDragged(null);
    if (!over) return;
    const held = active.data.current as HeldCard;
    const target = over.data.current as HeldCard | undefined;
    if (!target) void put(held.row, held.from, String(over.id));
    else if (target.from !== held.from) void put(held.row, held.from, target.from, target.previousId);
    else void place(held, held.index < target.index ? target.row.id : target.previousId);
  }

  if (!read) {
    const problem = error ? problemOf(error).message : null;
    return (
      <RowsState
        rows={{ problem, isReady: false }}
        onRetry={() => readAgain({ requestPolicy: 'network-only' })}
        project={project}
        arranged={arranged}
        mayChange={mayChange}
      />
    );
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cardsFirst}
      accessibility={{
        announcements: dragAnnouncements({
          item: ({ data: held }) => titleOfRow((held.current as { row: Row }).row),
          place: (id) => groups.find(({ key }) => key === columnOf(id))?.label ?? '',
        }),
      }}
      onDragStart={({ active }) => setDragged((active.data.current as { row: Row }).row)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      <div className={classes.board}>
        {groups.map((group, at) => (
          <BoardColumn
            key={group.key}
            group={group}
            query={{ projectId: project.id, objectType: view.objectType, data: rowsKey, group: group.key }}
            firstCards={firstCards}
            facts={facts}
            selection={selection}
            isFixed={writer.isFixed}
            isByHand={order.isOn}
            onPlace={(card, after) => void place(card, after)}
            onAdd={
              mayChange.allowed && !writer.isFixed && writer.canAdd ? () => void writer.add(group.key) : null
            }
            onHide={() => hide(group.key, group.label)}
            onMove={(row, step) => {
              const to = groups[at + step];
              if (!to) return;
              void put(row, group.key, to.key);
              carried.current = handOf({ row, from: to.key });
              focusRow(carried.current);
            }}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={classes.dragged}>{titleOfRow(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  );
}
