import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useBoardActions } from '../board-context.ts';
import type { BoardNode } from '../board-node.ts';
import { focusNode } from './focus-node.ts';
import classes from './nodes.module.css';

/** A double click or Enter writes in it; Escape or a click elsewhere is done. */
export const TextNode = memo(function TextNode({ id, data: { object }, selected }: NodeProps<BoardNode>) {
  const { isEditable, change, beginStep, writingId, write } = useBoardActions();
  const isWriting = writingId === id;
  if (object.type !== 'text') return null;
  const { text, textFormat } = object;
  return (
    // The board's own node around it has the role and the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.text}
      data-format={textFormat}
      data-selected={selected || undefined}
      onDoubleClick={() => isEditable && write(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isEditable || isWriting) return;
        event.preventDefault();
        write(id);
      }}
    >
      <NodeResizer isVisible={selected && isEditable && !isWriting} minWidth={60} minHeight={28} />
      {isWriting ? (
        <textarea
          className={`${classes.words ?? ''} nodrag nowheel`}
          aria-label="Text on the canvas"
          defaultValue={text}
          maxLength={textLimits.fieldText.max}
          // The person has just asked to write here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => {
            beginStep();
            event.currentTarget.select();
          }}
          onChange={(event) => change([{ id, text: event.currentTarget.value }])}
          onBlur={() => write(null)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') focusNode(event.currentTarget);
          }}
        />
      ) : (
        <div className={classes.words}>
          {text === '' ? <span className={classes.hint}>Double-click to edit</span> : text}
        </div>
      )}
    </div>
  );
});
