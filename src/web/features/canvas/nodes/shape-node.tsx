import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { readableOn } from '#domain/color/contrast.ts';
import type { BoardNode } from '../board-node.ts';
import classes from './nodes.module.css';
import { useWriting } from './use-writing.ts';
import { Words } from './words.tsx';

/** A rectangle, an ellipse or a diamond, with words in its middle. */
export const ShapeNode = memo(function ShapeNode({ id, data: { object }, selected }: NodeProps<BoardNode>) {
  const { isEditable, isWriting, handlers } = useWriting(id, object);
  if (object.type !== 'rectangle' && object.type !== 'ellipse' && object.type !== 'diamond') return null;
  const { type, color, text = '' } = object;
  const style = color ? { '--shape': color, color: readableOn(color) } : undefined;
  return (
    <div className={classes.shape} data-form={type} style={style} {...handlers}>
      <NodeResizer isVisible={selected && isEditable && !isWriting} minWidth={16} minHeight={16} />
      {type === 'diamond' && (
        <svg className={classes.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d="M50 0L100 50L50 100L0 50Z" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <Words id={id} text={text} hint="" />
    </div>
  );
});
