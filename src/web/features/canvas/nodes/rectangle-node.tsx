import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useBoardActions } from '../board-context.ts';
import type { BoardNode } from '../board-node.ts';
import classes from './nodes.module.css';

export const RectangleNode = memo(function RectangleNode({
  data: { object },
  selected,
}: NodeProps<BoardNode>) {
  const { isEditable } = useBoardActions();
  if (object.type !== 'rectangle') return null;
  return (
    <div className={classes.rectangle} style={object.color ? { background: object.color } : undefined}>
      <NodeResizer isVisible={selected && isEditable} minWidth={24} minHeight={24} />
    </div>
  );
});
