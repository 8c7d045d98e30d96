import { NodeResizer, type NodeProps } from '@xyflow/react';
import {
  IconBulb,
  IconChevronDown,
  IconChevronUp,
  IconHighlight,
  IconLock,
  IconMovie,
  IconNote,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { quoteLinesIn } from '#domain/canvas/quote-room.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBoardActions } from '../board-context.ts';
import { sizeOf, type BoardNode } from '../board-node.ts';
import classes from './nodes.module.css';

const icons: Readonly<Record<ReferenceType, ReactNode>> = {
  note: <IconNote size={14} />,
  insight: <IconBulb size={14} />,
  highlight: <IconHighlight size={14} />,
  reel: <IconMovie size={14} />,
};

/** What it shows is read for the viewer, never from the board. */
export const CardNode = memo(function CardNode({ data: { object }, selected }: NodeProps<BoardNode>) {
  const { isEditable, cardOf, expanded, onExpand } = useBoardActions();
  if (!('refId' in object)) return null;
  const card = cardOf(object.refId);
  const isExpanded = expanded.has(object.refId);
  const { height } = sizeOf(object);
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-kind={object.type}
      data-expanded={isExpanded || undefined}
      style={card?.color == null ? undefined : { '--tag': card.color }}
    >
      <NodeResizer isVisible={selected && isEditable && !object.locked} minWidth={160} minHeight={72} />
      {card === undefined && <Skeleton width="70%" />}
      {card === null && (
        <span className={classes.lost}>
          <IconLock size={14} aria-hidden /> You don’t have access
        </span>
      )}
      {card && (
        <>
          <span className={classes.kind}>
            {icons[object.type]} {card.kind}
            {/* Not `nodrag` alone: React Flow would take the press for the start of a selection. */}
            <button
              type="button"
              className={`nodrag nopan ${classes.expand}`}
              aria-expanded={isExpanded}
              aria-label={isExpanded ? 'Show less' : 'Show more'}
              onClick={() => onExpand(object.refId)}
            >
              {isExpanded ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
            </button>
          </span>
          <a
            className={classes.title}
            href={card.href}
            style={object.type === 'highlight' ? { WebkitLineClamp: quoteLinesIn(height) } : undefined}
            data-peek={object.type === 'reel' ? undefined : 'true'}
          >
            {card.title}
          </a>
          <span className={classes.preview}>{card.preview}</span>
        </>
      )}
    </div>
  );
});
