import {
  Background,
  Controls,
  MiniMap,
  Panel,
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
import { boolean } from '#domain/codec/primitives.ts';
import type { CanvasObject, ReferenceType } from '#domain/canvas/canvas-objects.ts';
import type { Point } from '#domain/canvas/connector-line.ts';
import { findConnector } from '#domain/canvas/connectors.ts';
import { insideLasso } from '#domain/canvas/inside-lasso.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { BoardContext, type BoardActions } from './board-context.ts';
import { BoardCursors } from './board-cursors.tsx';
import { boardClipboard } from './board-clipboard.ts';
import { isTyping, pressOnBoard, snap } from './board-keys.ts';
import { firstPen } from './board-choices.ts';
import { boardLines, lineAt } from './board-lines.ts';
import { boxOf, isGround } from './board-node.ts';
import { isWritten, type BoardTool } from './board-tool.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import classes from './canvas.module.css';
import { copyObjects, pasteObjects } from './clipboard.ts';
import { ClusterCards } from './cluster-cards.tsx';
import { connectInOrder } from './connect-in-order.ts';
import { ConnectorLabels } from './connector-labels.tsx';
import { ConnectorLayer } from './connector-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { exportBoard } from './export-board.ts';
import { CardNode } from './nodes/card-node.tsx';
import { GuideLines } from './guide-lines.tsx';
import { GroupNode } from './nodes/group-node.tsx';
import { ShapeNode } from './nodes/shape-node.tsx';
import { StrokeNode } from './nodes/stroke-node.tsx';
import { TextNode } from './nodes/text-node.tsx';
import { PresentingBar } from './presenting-bar.tsx';
import { referenceFormat } from './reference-format.ts';
import { StagingArea, type StagingProps } from './staging-area.tsx';
import { toolHint } from './tool-hint.ts';
import { useAdding } from './use-adding.ts';
import { useBoard } from './use-board.ts';
import { useCards } from './use-cards.ts';
import { useGrouping } from './use-grouping.ts';
import { useGuides } from './use-guides.ts';
import { usePointerPresence } from './use-pointer-presence.ts';
import { usePresenting } from './use-presenting.ts';

const nodeTypes: NodeTypes = {
  rectangle: ShapeNode,
  ellipse: ShapeNode,
  diamond: ShapeNode,
  stroke: StrokeNode,
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
  projectId: string;
  staging: Omit<StagingProps, 'onBoard' | 'onAdd'>;
} & Pick<BoardActions, 'expanded' | 'onExpand'>;

export function Board(props: BoardProps) {
  return (
    <ReactFlowProvider>
      <OpenBoard {...props} />
    </ReactFlowProvider>
  );
}

function OpenBoard({ session, title, projectId, staging, expanded, onExpand, ...props }: BoardProps) {
  const board = useBoard(session.doc);
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const presenting = usePresenting(board.nodes, screen);
  const isPresenting = presenting.shown !== null;
  const isEditable = props.isEditable && !isPresenting;
  // An empty board would jump when the first thing is drawn on it.
  const [fits] = useState(board.nodes.length > 0);
  const [tool, setTool] = useState<BoardTool | null>(null);
  const [pen, setPen] = useState(firstPen);
  const [snaps, setSnaps] = useState(true);
  const [hasOverview, setOverview] = useLocalValue('canvas.overview', boolean, true);
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

  const [labelId, setLabelId] = useState<string | null>(null);
  const { guides, onNodesChange } = useGuides(board);
  const grouping = useGrouping(board, selected, write);
  const { add, addDrawn, connect, addReferences, addTexts, dropReference, addNew } = useAdding(board, frame, {
    write,
    quoteLines: staging.quoteLines,
  });

  function drop(event: DragEvent): void {
    const dropped = event.dataTransfer.getData(referenceFormat);
    if (!isEditable || dropped === '') return;
    event.preventDefault();
    const [type, refId] = dropped.split(':');
    if (!type || !refId) return;
    const at = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const title = staging.rows.find((row) => row.refId === refId)?.title ?? '';
    dropReference({ type: type as ReferenceType, refId, title }, at);
  }

  function press(event: KeyboardEvent): void {
    if (isEditable) pressOnBoard(event, { board, selected, chosen, ...doings, onSelectAll: selectAll });
  }

  function connectorAt(event: ReactMouseEvent): string | null {
    const at = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }, { snapToGrid: false });
    return lineAt(lines, at, reach / flow.getZoom());
  }

  /** Objects cover their connectors, except those that others are on. */
  function choose(event: ReactMouseEvent, node?: Node): void {
    chooseConnector(node && !isGround(node.type) ? null : connectorAt(event));
  }

  function chooseConnector(id: string | null): void {
    setChosenId(id);
    if (id !== null) selectNone();
  }

  function labelPressed(event: ReactMouseEvent): void {
    const isOnPane = event.target instanceof Element && event.target.matches('.react-flow__pane');
    const id = isEditable && isOnPane ? connectorAt(event) : null;
    if (id !== null) setLabelId(id);
  }

  function selectNone(): void {
    board.onNodesChange(selected.map(({ id }) => ({ type: 'select', id, selected: false })));
  }

  /** With the focus on the board: the keys that go on from here are its own. */
  function chooseTool(chosenTool: BoardTool | null): void {
    setTool(chosenTool);
    if (chosenTool) selectNone();
    frame.current?.focus({ preventScroll: true });
  }

  function putDrawn(object: CanvasObject): void {
    addDrawn([object], tool !== 'pen');
    if (tool !== 'pen') setTool(null);
    if (tool && isWritten(tool)) write(object.id);
  }

  function selectInside(line: readonly Point[]): void {
    const inside = new Set(insideLasso(line, board.nodes.map(boxOf)));
    board.onNodesChange(board.nodes.map(({ id }) => ({ type: 'select', id, selected: inside.has(id) })));
    setTool(null);
  }

  function present(): void {
    setTool(null);
    selectNone();
    presenting.start();
  }

  function selectAll(): void {
    board.onNodesChange(board.nodes.map(({ id }) => ({ type: 'select', id, selected: true })));
  }

  function duplicate(): void {
    add(pasteObjects(copyObjects(selected, board.connectors), { x: 32, y: 32 }));
  }

  const doings = {
    tool,
    onTool: chooseTool,
    grouping,
    onLabel: setLabelId,
    onAdd: addNew,
    onDuplicate: duplicate,
    onTexts: addTexts,
    onConnect: () => connect(connectInOrder(selected, board.connectors)),
  };

  return (
    <BoardContext value={actions}>
      <div ref={screen} className={classes.screen} data-presenting={isPresenting || undefined}>
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
          onDoubleClick={labelPressed}
          onDrop={drop}
          onDragOver={(event) => {
            if (isEditable && event.dataTransfer.types.includes(referenceFormat)) event.preventDefault();
          }}
          onPointerMove={(event) =>
            presence.move(flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }))
          }
          onPointerLeave={presence.leave}
          {...boardClipboard({ board, selected, isEditable, onPaste: add, onTexts: addTexts })}
        >
          <ReactFlow
            nodes={board.nodes}
            edges={noEdges}
            nodeTypes={nodeTypes}
            onNodesChange={onNodesChange}
            onPaneClick={choose}
            onNodeClick={choose}
            // The focus goes with what had it, and the keys for undo would go nowhere.
            onNodesDelete={() => frame.current?.focus({ preventScroll: true })}
            nodesDraggable={isEditable}
            nodesConnectable={false}
            elementsSelectable={!isPresenting}
            deleteKeyCode={isEditable ? ['Delete', 'Backspace'] : null}
            // With a tool, Shift is for even sides.
            selectionKeyCode={tool ? null : 'Shift'}
            multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
            snapToGrid={snaps}
            snapGrid={snap}
            elevateNodesOnSelect={false}
            zoomOnDoubleClick={false}
            panOnScroll
            minZoom={0.05}
            maxZoom={3}
            fitView={fits}
            fitViewOptions={{ maxZoom: 1 }}
          >
            {!isPresenting && (
              <>
                <Background gap={16} />
                <Controls showInteractive={false} />
                {hasOverview && board.nodes.length > 0 && (
                  <MiniMap pannable zoomable ariaLabel="Overview of the canvas" />
                )}
                {board.nodes.length === 0 && isEditable && !tool && (
                  <Panel position="top-center" className={classes.hint}>
                    Choose a tool and draw, or paste text here: each line becomes a sticky note.
                  </Panel>
                )}
              </>
            )}
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
            <ConnectorLabels
              lines={lines}
              writingId={isEditable ? labelId : null}
              onChoose={chooseConnector}
              onWrite={setLabelId}
              onChange={board.setLabel}
              onBegin={beginStep}
              onDone={() => setLabelId(null)}
            />
            {isEditable && tool && (
              <DrawingLayer tool={tool} pen={pen} onDrawn={putDrawn} onLasso={selectInside} />
            )}
            <GuideLines guides={guides} />
            <BoardCursors provider={session.provider} />
          </ReactFlow>
          {isEditable && tool && <output className={classes.toolHint}>{toolHint(tool)}</output>}
          <PresentingBar presenting={presenting} />
          {!isPresenting && (
            <BoardToolbar
              board={board}
              selected={selected}
              chosen={chosen}
              isEditable={isEditable}
              pen={pen}
              onPen={setPen}
              snaps={snaps}
              onSnap={() => setSnaps(!snaps)}
              hasOverview={hasOverview}
              onOverview={() => setOverview(!hasOverview)}
              isStaging={isStaging}
              onStaging={() => setStaging(!isStaging)}
              {...doings}
              onCluster={() => setClustering(true)}
              onExport={(format) => void exportBoard(session, { title, format })}
              onPresent={present}
            />
          )}
        </div>
        {/* Outside of the board: keys pressed in it are none of the board's. */}
        {isClustering && (
          <ClusterCards
            board={board}
            selected={selected}
            projectId={projectId}
            onClose={() => setClustering(false)}
          />
        )}
        {isStaging && !isPresenting && (
          <StagingArea
            {...staging}
            // The list is for choosing: whole quotes are on the board.
            quoteLines={staging.quoteLines === 'all' ? '4' : staging.quoteLines}
            onBoard={onBoard}
            onAdd={isEditable ? addReferences : null}
          />
        )}
      </div>
    </BoardContext>
  );
}

const noEdges: never[] = [];
/** How near to a connector a press counts, in pixels of the screen. */
const reach = 8;
