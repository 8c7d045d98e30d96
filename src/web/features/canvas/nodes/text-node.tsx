import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import type { BoardNode } from '../board-node.ts';
import classes from './nodes.module.css';
import { useWriting } from './use-writing.ts';
import { Words } from './words.tsx';

export const TextNode = memo(function TextNode({ id, data: { object }, selected }: NodeProps<BoardNode>) {
  const { isEditable, isWriting, handlers } = useWriting(id, object);
  if (object.type !== 'text') return null;
  const { text, textFormat } = object;
  return (
    <div
      className={classes.text}
      data-format={textFormat}
      data-selected={selected || undefined}
      {...handlers}
    >
      <NodeResizer isVisible={selected && isEditable && !isWriting} minWidth={60} minHeight={28} />
      <Words id={id} text={text} hint="Double-click to edit" />
    </div>
  );
});
