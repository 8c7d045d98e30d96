import { useReactFlow, useStore, useViewport, ViewportPortal } from '@xyflow/react';
import { useState, type PointerEvent } from 'react';
import type { Point } from '#domain/canvas/connector-line.ts';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { strokeOf } from '#domain/canvas/stroke.ts';
import { isFreehand, type BoardTool, type Pen } from './board-tool.ts';
import classes from './canvas.module.css';
import { madeBy, shapeBetween } from './new-object.ts';

export type DrawingLayerProps = {
  tool: BoardTool;
  pen: Pen;
  onDrawn: (object: CanvasObject) => void;
  onLasso: (line: readonly Point[]) => void;
};

/** Over the whole board while something is drawn: what is on it neither moves nor gets selected. The wheel still does its work. */
export function DrawingLayer({ tool, pen, onDrawn, onLasso }: DrawingLayerProps) {
  const flow = useReactFlow();
  const { x, y, zoom } = useViewport();
  const [width, height] = [useStore((store) => store.width), useStore((store) => store.height)];
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  const [isEven, setEven] = useState(false);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const at = { x: clientX, y: clientY };
    return isFreehand(tool)
      ? flow.screenToFlowPosition(at, { snapToGrid: false })
      : flow.screenToFlowPosition(at);
  };

  function end(event: PointerEvent): void {
    const points = [...drawn, pointOf(event)];
    setDrawn([]);
    if (drawn.length === 0) return;
    if (tool === 'lasso') return onLasso(points);
    const object = drawnObject(tool, points);
    if (object) onDrawn(object);
  }

  function drawnObject(by: Exclude<BoardTool, 'lasso'>, points: readonly Point[]): CanvasObject | null {
    const [from, to] = [points[0], points.at(-1)];
    if (!from || !to) return null;
    if (by !== 'pen') {
      const isDragged = Math.hypot(to.x - from.x, to.y - from.y) >= shortestDrag / zoom;
      return isDragged
        ? { ...madeBy(by)(from), ...shapeBetween(from, to, isEven || by === 'sticky') }
        : madeBy(by)(from);
    }
    const stroke = strokeOf(points, pen.strokeWidth);
    return stroke && { type: 'stroke', id: crypto.randomUUID(), ...stroke, ...pen };
  }

  return (
    <ViewportPortal>
      {/* Keys put a shape on the board without it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={`nopan nodrag ${classes.drawing}`}
        style={{
          transform: `translate(${-x / zoom}px, ${-y / zoom}px)`,
          width: width / zoom,
          height: height / zoom,
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawn([pointOf(event)]);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const at = pointOf(event);
          setEven(event.shiftKey);
          setDrawn((points) => (isFreehand(tool) ? [...points, at] : [...points.slice(0, 1), at]));
        }}
        onPointerUp={end}
        onPointerCancel={() => setDrawn([])}
      />
      {drawn.length > 1 && (
        <svg className={classes.draft} aria-hidden>
          <Draft tool={tool} pen={pen} points={drawn} isEven={isEven} />
        </svg>
      )}
    </ViewportPortal>
  );
}

/** In pixels of the screen. A press without a drag puts a shape of the usual size there. */
const shortestDrag = 6;

type DraftProps = Pick<DrawingLayerProps, 'tool' | 'pen'> & { points: readonly Point[]; isEven: boolean };

function Draft({ tool, pen, points, isEven }: DraftProps) {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return null;
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' ');
  if (tool === 'lasso') return <polygon points={line} className={classes.lasso} />;
  if (tool === 'pen')
    return (
      <polyline
        points={line}
        fill="none"
        stroke={pen.color}
        strokeWidth={pen.strokeWidth}
        strokeLinecap="round"
      />
    );
  const { x, y, width, height } = shapeBetween(from, to, isEven || tool === 'sticky');
  const [rx, ry] = [width / 2, height / 2];
  if (tool === 'rectangle' || tool === 'sticky')
    return <rect x={x} y={y} width={width} height={height} rx={6} />;
  if (tool === 'ellipse') return <ellipse cx={x + rx} cy={y + ry} rx={rx} ry={ry} />;
  return <path d={`M${x + rx} ${y}l${rx} ${ry}l${-rx} ${ry}l${-rx} ${-ry}Z`} />;
}
