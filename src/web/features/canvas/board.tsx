import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type NodeTypes,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useCallback, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { freePlace } from '#domain/canvas/arrange.ts';
import type { CanvasObject, ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { BoardContext, type BoardActions } from './board-context.ts';
import { BoardCursors } from './board-cursors.tsx';
import { isTyping, pressOnBoard, snap } from './board-keys.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import classes from './canvas.module.css';
import { boxOf, cardSize, sizeOf, textSize } from './board-node.ts';
import { copyObjects, pasteObjects } from './clipboard.ts';
import { newReference, newText } from './new-object.ts';
import { CardNode } from './nodes/card-node.tsx';
import { GroupNode } from './nodes/group-node.tsx';
import { RectangleNode } from './nodes/rectangle-node.tsx';
import { TextNode } from './nodes/text-node.tsx';
import { referenceFormat } from './reference-format.ts';
import { StagingArea, type Reference, type StagingProps } from './staging-area.tsx';
import { useBoard } from './use-board.ts';
import { useCards } from './use-cards.ts';
import { usePointerPresence } from './use-pointer-presence.ts';

const nodeTypes: NodeTypes = {
  rectangle: RectangleNode,
  text: TextNode,
  group: GroupNode,
  reel: CardNode,
  insight: CardNode,
  note: CardNode,
  highlight: CardNode,
};

export type BoardProps = {
  session: DocumentSession;
  isEditable: boolean;
  title: string;
  staging: Omit<StagingProps, 'onBoard' | 'onAdd'>;
} & Pick<BoardActions, 'expanded' | 'onExpand'>;

export function Board(props: BoardProps) {
  return (
    <ReactFlowProvider>
      <OpenBoard {...props} />
    </ReactFlowProvider>
  );
}

function OpenBoard({ session, isEditable, title, staging, expanded, onExpand }: BoardProps) {
  const board = useBoard(session.doc);
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);
  const [snaps, setSnaps] = useState(true);
  // On a phone it would cover the board: it opens there when it is asked for.
  const [isStaging, setStaging] = useState(() => matchMedia('(min-width: 721px)').matches);
  const presence = usePointerPresence(session.provider);
  const references = useMemo(
    () => board.nodes.flatMap(({ data: { object } }) => ('refId' in object ? [object] : [])),
    [board.nodes],
  );
  const cardOf = useCards(references);
  const { change, beginStep } = board;
  const [writingId, write] = useState<string | null>(null);
  const actions = useMemo(
    () => ({ isEditable, change, beginStep, cardOf, writingId, write, expanded, onExpand }),
    // The two functions close over the document alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isEditable, cardOf, session.doc, writingId, expanded, onExpand],
  );
  const onBoard = useMemo(() => new Set(references.map(({ refId }) => refId)), [references]);
  const selected = board.nodes.filter((node) => node.selected);

  const middle = useCallback(() => {
    const box = frame.current?.getBoundingClientRect();
    return flow.screenToFlowPosition({
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    });
  }, [flow]);

  function add(objects: readonly CanvasObject[]): void {
    const added = board.add(objects);
    const [first] = objects;
    if (first) bringIntoView(first);
    if (added < objects.length)
      showToast({ message: `A canvas holds at most ${itemLimits.canvasObjects} objects`, tone: 'error' });
  }

  function bringIntoView(object: CanvasObject): void {
    const room = frame.current?.getBoundingClientRect();
    const { width, height } = sizeOf(object);
    const from = flow.flowToScreenPosition({ x: object.x, y: object.y });
    const to = flow.flowToScreenPosition({ x: object.x + width, y: object.y + height });
    if (!room || (from.x >= room.left && from.y >= room.top && to.x <= room.right && to.y <= room.bottom))
      return;
    void flow.setCenter(object.x + width / 2, object.y + height / 2, { zoom: flow.getZoom() });
  }

  function addReferences(chosen: readonly Reference[], at = freeFor(cardSize)): void {
    add(newReference(chosen, at));
  }

  /** Groups and rectangles are there to be stood on. */
  function freeFor(size: { width: number; height: number }): { x: number; y: number } {
    const standing = board.nodes.filter(({ type }) => type !== 'group' && type !== 'rectangle');
    return freePlace(standing.map(boxOf), size, middle());
  }

  /** What has words is written in at once: letters that are keys of the board would make things else. */
  function addNew(make: (at: { x: number; y: number }) => CanvasObject): void {
    const { x, y } = freeFor(textSize);
    const object = make(
      make === newText ? { x: x + textSize.width / 2, y: y + textSize.height / 2 } : middle(),
    );
    add([object]);
    if (object.type === 'text' || object.type === 'group') write(object.id);
  }

  function drop(event: DragEvent): void {
    const dropped = event.dataTransfer.getData(referenceFormat);
    if (!isEditable || dropped === '') return;
    event.preventDefault();
    const [type, refId] = dropped.split(':');
    if (!type || !refId) return;
    const at = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    addReferences([{ type: type as ReferenceType, refId }], at);
  }

  function press(event: KeyboardEvent): void {
    if (isEditable)
      pressOnBoard(event, { board, selected, onAdd: addNew, onSelectAll: selectAll, onDuplicate: duplicate });
  }

  function selectAll(): void {
    board.onNodesChange(board.nodes.map(({ id }) => ({ type: 'select', id, selected: true })));
  }

  function duplicate(): void {
    add(pasteObjects(copyObjects(selected), { x: 32, y: 32 }));
  }

  return (
    <BoardContext value={actions}>
      <div className={classes.screen}>
        {/* Keys and the clipboard belong to the board as a whole, whatever node has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={frame}
          className={classes.board}
          role="application"
          aria-label={`Canvas ${title}`}
          tabIndex={-1}
          // A drag gives nothing the focus, and keys after it would go nowhere.
          onPointerUp={(event) => {
            if (!isTyping(event.target) && !frame.current?.contains(document.activeElement))
              frame.current?.focus({ preventScroll: true });
          }}
          onKeyDown={press}
          onDrop={drop}
          onDragOver={(event) => {
            if (isEditable && event.dataTransfer.types.includes(referenceFormat)) event.preventDefault();
          }}
          onPointerMove={(event) =>
            presence.move(flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }))
          }
          onPointerLeave={presence.leave}
          onCopy={(event) => {
            if (isTyping(event.target) || selected.length === 0) return;
            event.clipboardData.setData('text/plain', copyObjects(selected));
            event.preventDefault();
          }}
          onCut={(event) => {
            if (!isEditable || isTyping(event.target) || selected.length === 0) return;
            event.clipboardData.setData('text/plain', copyObjects(selected));
            event.preventDefault();
            board.remove(selected.map(({ id }) => id));
          }}
          onPaste={(event) => {
            if (!isEditable || isTyping(event.target)) return;
            const pasted = pasteObjects(event.clipboardData.getData('text/plain'), { x: 24, y: 24 });
            if (pasted.length > 0) add(pasted);
          }}
        >
          <ReactFlow
            nodes={board.nodes}
            edges={noEdges}
            nodeTypes={nodeTypes}
            onNodesChange={board.onNodesChange}
            nodesDraggable={isEditable}
            nodesConnectable={false}
            deleteKeyCode={isEditable ? ['Delete', 'Backspace'] : null}
            selectionKeyCode="Shift"
            multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
            snapToGrid={snaps}
            snapGrid={snap}
            elevateNodesOnSelect={false}
            zoomOnDoubleClick={false}
            panOnScroll
            minZoom={0.05}
            maxZoom={3}
            fitView
            fitViewOptions={{ maxZoom: 1 }}
          >
            <Background gap={16} />
            <Controls showInteractive={false} />
            <MiniMap pannable zoomable ariaLabel="Overview of the canvas" />
            <BoardCursors provider={session.provider} />
          </ReactFlow>
          <BoardToolbar
            board={board}
            selected={selected}
            isEditable={isEditable}
            title={title}
            snaps={snaps}
            onSnap={() => setSnaps(!snaps)}
            isStaging={isStaging}
            onStaging={() => setStaging(!isStaging)}
            onAdd={addNew}
            onDuplicate={duplicate}
          />
        </div>
        {isStaging && (
          <StagingArea {...staging} onBoard={onBoard} onAdd={isEditable ? addReferences : null} />
        )}
      </div>
    </BoardContext>
  );
}

const noEdges: never[] = [];
