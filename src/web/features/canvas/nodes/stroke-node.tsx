import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { strokePath } from '#domain/canvas/stroke.ts';
import { useBoardActions } from '../board-context.ts';
import { sizeOf, type BoardNode } from '../board-node.ts';
import classes from './nodes.module.css';

/** What a pen drew. A wider line that isn't seen makes a thin one easy to press. */
export const StrokeNode = memo(function StrokeNode({
  data: { object },
  selected,
  width,
  height,
}: NodeProps<BoardNode>) {
  const { isEditable } = useBoardActions();
  if (object.type !== 'stroke') return null;
  const { color, strokeWidth, points } = object;
  const stored = sizeOf(object);
  const path = strokePath(points, { width: width ?? stored.width, height: height ?? stored.height });
  return (
    <>
      <NodeResizer isVisible={selected && isEditable && !object.locked} minWidth={8} minHeight={8} />
      <svg className={classes.stroke} aria-label="Drawing">
        <path className={classes.reach} d={path} />
        <path className={classes.ink} d={path} stroke={color} strokeWidth={strokeWidth} />
      </svg>
    </>
  );
});
