import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import classes from './blocks.module.css';

export type BlockProps = Pick<ReactNodeViewProps, 'node' | 'selected' | 'editor' | 'deleteNode'>;

/** A block of a document that shows a file. */
export function BlockFrame({
  selected,
  isBare = false,
  isSticky = false,
  children,
}: {
  selected: boolean;
  /** Without border, for pictures. */
  isBare?: boolean;
  /** Stays in sight while what belongs to it is read. */
  isSticky?: boolean;
  children: ReactNode;
}) {
  return (
    <NodeViewWrapper className={classes.place} data-sticky={isSticky || undefined}>
      <div
        className={isBare ? classes.bare : classes.frame}
        data-selected={selected || undefined}
        contentEditable={false}
      >
        {children}
      </div>
    </NodeViewWrapper>
  );
}
