import { useReactFlow, ViewportPortal } from '@xyflow/react';
import { useMemo, useState, type PointerEvent } from 'react';
import { draftLine, type Point } from '#domain/canvas/connector-line.ts';
import { boxOf, type BoardNode } from './board-node.ts';
import { nodeAt, pathsOf, type BoardLine } from './board-lines.ts';
import classes from './canvas.module.css';

export type ConnectorLayerProps = {
  lines: readonly BoardLine[];
  chosenId: string | null;
  nodes: readonly BoardNode[];
  /** The object that a connector can be drawn from; null: none is selected, or nothing may be changed. */
  source: BoardNode | null;
  onConnect: (from: string, to: string) => void;
};

/** The connectors of a board, and the dots around a selected object from which another one is drawn. */
export function ConnectorLayer({ lines, chosenId, nodes, source, onConnect }: ConnectorLayerProps) {
  const [end, setEnd] = useState<Point | null>(null);
  const all = useMemo(() => pathsOf(lines), [lines]);
  const chosen = lines.filter(({ id }) => id === chosenId);
  const drawn = source && end && draftLine(boxOf(source), end);
  const draft = drawn ? pathsOf([{ id: 'draft', line: drawn, arrow: 'end', label: '' }]) : null;
  const target = end && source ? targetAt(nodes, end, source) : null;
  const goal = target && boxOf(target);
  return (
    <ViewportPortal>
      {lines.length > 0 && (
        <svg
          className={classes.connectors}
          aria-label={`${lines.length} connector${lines.length === 1 ? '' : 's'}`}
        >
          <path className={classes.line} d={all.lines} />
          <path className={classes.head} d={all.heads} />
        </svg>
      )}
      {(chosen.length > 0 || draft) && (
        <svg className={classes.connectors} data-chosen aria-hidden>
          <path className={classes.line} d={pathsOf(chosen).lines + (draft?.lines ?? '')} />
          <path className={classes.head} d={pathsOf(chosen).heads + (draft?.heads ?? '')} />
          {goal && <rect className={classes.goal} {...frameOf(goal)} rx={8} />}
        </svg>
      )}
      {source && (
        <ConnectDots
          source={source}
          onMove={setEnd}
          onDone={(at) => {
            setEnd(null);
            const other = at && targetAt(nodes, at, source);
            if (other) onConnect(source.id, other.id);
          }}
        />
      )}
    </ViewportPortal>
  );
}

function targetAt(nodes: readonly BoardNode[], at: Point, source: BoardNode): BoardNode | null {
  return nodeAt(
    nodes.filter(({ id }) => id !== source.id),
    at,
  );
}

function frameOf({ x, y, width, height }: ReturnType<typeof boxOf>) {
  return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
}

const away = 18;
const sides = { top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] } as const;

type ConnectDotsProps = {
  source: BoardNode;
  onMove: (at: Point) => void;
  /** Null: it was broken off. */
  onDone: (at: Point | null) => void;
};

function ConnectDots({ source, onMove, onDone }: ConnectDotsProps) {
  const flow = useReactFlow();
  const { x, y, width, height } = boxOf(source);
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    flow.screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false });
  return Object.entries(sides).map(([side, [right, down]]) => (
    <button
      key={side}
      type="button"
      // Keys connect a selection; a dot is for pointers alone.
      tabIndex={-1}
      aria-label={`Draw a connector from the ${side}`}
      className={`nodrag nopan ${classes.dot}`}
      style={{
        left: x + width * right + (right * 2 - 1) * away,
        top: y + height * down + (down * 2 - 1) * away,
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointOf(event));
      }}
      onPointerUp={(event) => onDone(pointOf(event))}
      onPointerCancel={() => onDone(null)}
    />
  ));
}
