import { applyNodeChanges, type NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as Y from 'yjs';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { ArrowKind, Connector } from '#domain/canvas/connectors.ts';
import {
  addConnectors,
  connectorsOf,
  removeConnectors,
  setArrow,
  setLabel,
} from '#editor/canvas/connectors-doc.ts';
import {
  addObjects,
  changeObjects,
  objectsOf,
  readObject,
  readObjects,
  removeObjects,
  type ObjectChange,
} from '#editor/canvas/canvas-doc.ts';
import { nodeOf, type BoardNode } from './board-node.ts';
import { carriedChanges, passengersOf } from './carry-along.ts';
import type { Pasted } from './clipboard.ts';
import { grownByDrop } from './grown-by-drop.ts';
import { selectBundles } from './select-bundles.ts';
import { useConnectors } from './use-connectors.ts';

export type Board = {
  nodes: BoardNode[];
  connectors: readonly Connector[];
  onNodesChange: (changes: NodeChange<BoardNode>[]) => void;
  /** Answers how many found room. The new ones are selected, unless more are drawn. */
  add: (added: Pasted, selects?: boolean) => number;
  /** Answers how many found room. */
  connect: (connectors: readonly Connector[]) => number;
  setArrow: (connectorId: string, arrow: ArrowKind) => void;
  setLabel: (connectorId: string, label: string) => void;
  disconnect: (connectorIds: readonly string[]) => void;
  change: (changes: readonly ObjectChange[]) => void;
  /** Frames, and cards moved into them, as one step. Answers whether there was room. */
  frame: (groups: readonly CanvasObject[], moves: readonly ObjectChange[]) => boolean;
  /** The same taken back, whatever was done since. */
  unframe: (groupIds: readonly string[], moves: readonly ObjectChange[]) => void;
  remove: (ids: readonly string[]) => void;
  undo: () => void;
  redo: () => void;
  /** What follows is a step of its own to undo. */
  beginStep: () => void;
};

/** Others see a drag while it goes on, about twenty times a second. */
const sendEveryMs = 50;

/** The board's objects live in the shared document; selection and a drag under way are this person's alone. */
export function useBoard(doc: Y.Doc): Board {
  const [nodes, setNodes] = useState<BoardNode[]>(() => readObjects(doc).map(nodeOf));
  const [me] = useState(() => ({ name: 'board' }));
  const undoManager = useMemo(
    () =>
      new Y.UndoManager([objectsOf(doc), connectorsOf(doc)], {
        trackedOrigins: new Set([me]),
        captureTimeout: 2000,
      }),
    [doc, me],
  );
  const connectors = useConnectors(doc);
  const latest = useRef(nodes);
  /** A drag is one step to undo, however often the others were told of it. */
  const isUnderWay = useRef(false);
  const passengers = useRef<ReadonlyMap<string, string>>(new Map());
  const sending = useRef<{ timer: number; moves: Map<string, ObjectChange> }>({ timer: 0, moves: new Map() });
  useEffect(() => {
    latest.current = nodes;
  }, [nodes]);

  useEffect(() => {
    const objects = objectsOf(doc);
    const follow = (events: Y.YEvent<Y.AbstractType<unknown>>[]): void => {
      const changed = new Set<string>();
      for (const event of events) {
        if (event.path.length > 0) changed.add(String(event.path[0]));
        else for (const id of event.changes.keys.keys()) changed.add(id);
      }
      setNodes((known) => withChanged(known, changed, (id) => readObject(objects, id)));
    };
    objects.observeDeep(follow);
    return () => objects.unobserveDeep(follow);
  }, [doc]);
  useEffect(() => () => undoManager.destroy(), [undoManager]);

  const flush = useCallback(() => {
    const { moves } = sending.current;
    clearTimeout(sending.current.timer);
    sending.current = { timer: 0, moves: new Map() };
    if (moves.size > 0) changeObjects(doc, [...moves.values()], me);
  }, [doc, me]);
  useEffect(() => flush, [flush]);

  const onNodesChange = useCallback(
    (told: NodeChange<BoardNode>[]) => {
      const locked = lockedIn(latest.current);
      const changes = selectBundles(told, latest.current).filter((change) => !isHeld(change, locked));
      const removed = changes.flatMap((change) => (change.type === 'remove' ? [change.id] : []));
      if (removed.length > 0) {
        undoManager.stopCapturing();
        removeObjects(doc, removed, me);
      }
      const isDragging = changes.some((change) => change.type === 'position' && change.dragging === true);
      if (isDragging && !isUnderWay.current) {
        isUnderWay.current = true;
        passengers.current = passengersOf(changes, latest.current);
        undoManager.stopCapturing();
      }
      const all = [...changes, ...carriedChanges(changes, latest.current, passengers.current)];
      for (const change of all) {
        if (change.type === 'position' && change.position)
          note(sending.current.moves, change.id, { x: change.position.x, y: change.position.y });
        if (change.type === 'dimensions' && change.dimensions && change.resizing !== undefined)
          note(sending.current.moves, change.id, { ...change.dimensions });
      }
      const isOver = changes.some(
        (change) =>
          (change.type === 'position' && change.dragging === false) ||
          (change.type === 'dimensions' && change.resizing === false),
      );
      if (isOver) {
        // Not by the keys: they could never move a card out of a frame that grows with each step.
        if (isUnderWay.current)
          for (const { id, ...room } of grownByDrop(changes, latest.current))
            note(sending.current.moves, id, room);
        isUnderWay.current = false;
        passengers.current = new Map();
      }
      setNodes((known) =>
        applyNodeChanges(
          all.filter(({ type }) => type !== 'remove'),
          known,
        ),
      );
      if (isOver) flush();
      else if (sending.current.moves.size > 0 && sending.current.timer === 0)
        sending.current.timer = window.setTimeout(flush, sendEveryMs);
    },
    [doc, me, undoManager, flush],
  );

  /** Of a locked object only that it is may change. */
  function allowed(changes: readonly ObjectChange[]): ObjectChange[] {
    const locked = lockedIn(latest.current);
    return changes.filter((change) => 'locked' in change || !locked.has(change.id));
  }

  return {
    nodes,
    connectors,
    onNodesChange,
    add({ objects, connectors: joined }, selects = true) {
      undoManager.stopCapturing();
      const added = addObjects(doc, objects, me);
      if (added === objects.length) addConnectors(doc, joined, me);
      const chosen = new Set(selects ? objects.slice(0, added).map(({ id }) => id) : []);
      setNodes((known) => known.map((node) => ({ ...node, selected: chosen.has(node.id) })));
      return added;
    },
    change(changes) {
      changeObjects(doc, allowed(changes), me);
    },
    frame(groups, moves) {
      undoManager.stopCapturing();
      const added = addObjects(doc, groups, me);
      if (added < groups.length)
        removeObjects(
          doc,
          groups.slice(0, added).map(({ id }) => id),
          me,
        );
      else changeObjects(doc, allowed(moves), me);
      undoManager.stopCapturing();
      return added === groups.length;
    },
    unframe(groupIds, moves) {
      undoManager.stopCapturing();
      removeObjects(doc, groupIds, me);
      changeObjects(doc, moves, me);
      undoManager.stopCapturing();
    },
    remove(ids) {
      const locked = lockedIn(latest.current);
      undoManager.stopCapturing();
      removeObjects(
        doc,
        ids.filter((id) => !locked.has(id)),
        me,
      );
    },
    connect(added) {
      undoManager.stopCapturing();
      return addConnectors(doc, added, me);
    },
    setArrow(connectorId, arrow) {
      undoManager.stopCapturing();
      setArrow(doc, connectorId, arrow, me);
    },
    setLabel(connectorId, label) {
      setLabel(doc, connectorId, label, me);
    },
    disconnect(connectorIds) {
      undoManager.stopCapturing();
      removeConnectors(doc, connectorIds, me);
    },
    undo: () => undoManager.undo(),
    redo: () => undoManager.redo(),
    beginStep: () => undoManager.stopCapturing(),
  };
}

function lockedIn(nodes: readonly BoardNode[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ id, data }) => (data.object.locked ? [id] : [])));
}

function isHeld(change: NodeChange<BoardNode>, locked: ReadonlySet<string>): boolean {
  return (
    (change.type === 'position' || change.type === 'dimensions' || change.type === 'remove') &&
    locked.has(change.id)
  );
}

function note(moves: Map<string, ObjectChange>, id: string, change: Omit<ObjectChange, 'id'>): void {
  moves.set(id, { ...moves.get(id), ...change, id });
}

function withChanged(
  known: BoardNode[],
  changed: ReadonlySet<string>,
  read: (id: string) => CanvasObject | undefined,
): BoardNode[] {
  const left = new Set(changed);
  const kept = known.flatMap((node) => {
    if (!left.delete(node.id)) return [node];
    const object = read(node.id);
    if (!object) return [];
    // What this person holds in the hand does not jump back to where the others saw it last.
    const place = node.dragging ? { position: node.position } : {};
    return [{ ...node, ...nodeOf(object), ...place, selected: node.selected ?? false }];
  });
  const added = [...left].flatMap((id) => {
    const object = read(id);
    return object ? [nodeOf(object)] : [];
  });
  return added.length > 0 ? [...kept, ...added] : kept;
}
