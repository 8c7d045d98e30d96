import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo, useEffect, useRef } from 'react';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useBoardActions } from '../board-context.ts';
import type { BoardNode } from '../board-node.ts';
import { focusNode } from './focus-node.ts';
import classes from './nodes.module.css';

/** A frame with a title. What is inside goes along when it is moved, and it grows with what is dropped into it. */
export const GroupNode = memo(function GroupNode({ id, data: { object }, selected }: NodeProps<BoardNode>) {
  const { isEditable: isBoardEditable, change, beginStep, writingId, write } = useBoardActions();
  const isEditable = isBoardEditable && !object.locked;
  const title = useRef<HTMLInputElement>(null);
  const isNew = writingId === id;
  useEffect(() => {
    if (isNew) title.current?.focus({ preventScroll: true });
  }, [isNew]);
  if (object.type !== 'group') return null;
  return (
    <div className={classes.group} style={{ '--group': object.color } as React.CSSProperties}>
      <NodeResizer isVisible={selected && isEditable} minWidth={120} minHeight={80} />
      <input
        ref={title}
        className={`${classes.groupTitle ?? ''} nodrag`}
        aria-label="Frame title"
        placeholder="Untitled frame"
        value={object.title}
        readOnly={!isEditable}
        maxLength={textLimits.tagTitle.max}
        onFocus={beginStep}
        onBlur={() => isNew && write(null)}
        onChange={(event) => change([{ id, title: event.currentTarget.value }])}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' || event.key === 'Escape') focusNode(event.currentTarget);
        }}
      />
    </div>
  );
});
