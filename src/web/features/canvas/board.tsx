import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Node,
  type NodeTypes,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import {
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import type { ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { findConnector } from '#domain/canvas/connectors.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { BoardContext, type BoardActions } from './board-context.ts';
import { BoardCursors } from './board-cursors.tsx';
import { boardClipboard } from './board-clipboard.ts';
import { isTyping, pressOnBoard, snap } from './board-keys.ts';
import { boardLines, lineAt } from './board-lines.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import classes from './canvas.module.css';
import { copyObjects, pasteObjects } from './clipboard.ts';
import { ClusterCards } from './cluster-cards.tsx';
import { connectInOrder } from './connect-in-order.ts';
import { ConnectorLayer } from './connector-layer.tsx';
import { CardNode } from './nodes/card-node.tsx';
import { GroupNode } from './nodes/group-node.tsx';
import { RectangleNode } from './nodes/rectangle-node.tsx';
import { TextNode } from './nodes/text-node.tsx';
import { referenceFormat } from './reference-format.ts';
import { StagingArea, type StagingProps } from './staging-area.tsx';
import { useAdding } from './use-adding.ts';
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
  const [isClustering, setClustering] = useState(false);
  const [writingId, write] = useState<string | null>(null);
  const actions = useMemo(
    () => ({ isEditable, change, beginStep, cardOf, writingId, write, expanded, onExpand }),
    // The two functions close over the document alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isEditable, cardOf, session.doc, writingId, expanded, onExpand],
  );
  const onBoard = useMemo(() => new Set(references.map(({ refId }) => refId)), [references]);
  const selected = board.nodes.filter((node) => node.selected);
  const lines = useMemo(() => boardLines(board.connectors, board.nodes), [board.connectors, board.nodes]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Keys and tools mean the selected objects as soon as there are any.
  const chosen = selected.length > 0 ? null : (board.connectors.find(({ id }) => id === chosenId) ?? null);

  const { add, connect, addReferences, addNew } = useAdding(board, frame, write);

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
    if (isEditable) pressOnBoard(event, { board, selected, chosen, ...doings, onSelectAll: selectAll });
  }

  /** Objects cover their connectors, except those that others stand on. */
  function choose(event: ReactMouseEvent, node?: Node): void {
    const isOver = node && node.type !== 'group' && node.type !== 'rectangle';
    const at = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }, { snapToGrid: false });
    const id = isOver ? null : lineAt(lines, at, reach / flow.getZoom());
    setChosenId(id);
    if (id !== null)
      board.onNodesChange(selected.map((one) => ({ type: 'select', id: one.id, selected: false })));
  }

  function selectAll(): void {
    board.onNodesChange(board.nodes.map(({ id }) => ({ type: 'select', id, selected: true })));
  }

  function duplicate(): void {
    add(pasteObjects(copyObjects(selected, board.connectors), { x: 32, y: 32 }));
  }

  const doings = {
    onAdd: addNew,
    onDuplicate: duplicate,
    onConnect: () => connect(connectInOrder(selected, board.connectors)),
  };

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
          {...boardClipboard({ board, selected, isEditable, onPaste: add })}
        >
          <ReactFlow
            nodes={board.nodes}
            edges={noEdges}
            nodeTypes={nodeTypes}
            onNodesChange={board.onNodesChange}
            onPaneClick={choose}
            onNodeClick={choose}
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
            <ConnectorLayer
              lines={lines}
              chosenId={chosen?.id ?? null}
              nodes={board.nodes}
              source={isEditable && selected.length === 1 ? (selected[0] ?? null) : null}
              onConnect={(from, to) => {
                if (!findConnector(board.connectors, [from, to]))
                  connect([{ id: crypto.randomUUID(), from, to, arrow: 'end' }]);
              }}
            />
            <BoardCursors provider={session.provider} />
          </ReactFlow>
          <BoardToolbar
            board={board}
            selected={selected}
            chosen={chosen}
            isEditable={isEditable}
            title={title}
            snaps={snaps}
            onSnap={() => setSnaps(!snaps)}
            isStaging={isStaging}
            onStaging={() => setStaging(!isStaging)}
            {...doings}
            onCluster={() => setClustering(true)}
          />
        </div>
        {/* Outside of the board: keys pressed in it are none of the board's. */}
        {isClustering && (
          <ClusterCards board={board} selected={selected} onClose={() => setClustering(false)} />
        )}
        {isStaging && (
          <StagingArea {...staging} onBoard={onBoard} onAdd={isEditable ? addReferences : null} />
        )}
      </div>
    </BoardContext>
  );
}

const noEdges: never[] = [];
/** How near to a connector a press counts, in pixels of the screen. */
const reach = 8;
