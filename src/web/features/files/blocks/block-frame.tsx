import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useRef, useState, type ReactNode } from 'react';
import { HideCorner, ShowCorner } from './corner-buttons.tsx';
import { usePassed } from './use-passed.ts';
import classes from './blocks.module.css';

export type BlockProps = Pick<ReactNodeViewProps, 'node' | 'selected' | 'editor' | 'deleteNode'>;

/** A block of a document that shows a file. */
export function BlockFrame({
  selected,
  isBare = false,
  isFollowing = false,
  children,
}: {
  selected: boolean;
  /** Without border, for pictures. */
  isBare?: boolean;
  /** Goes to a corner of the window while what belongs to it is read. */
  isFollowing?: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const passed = usePassed(place, isFollowing);
  const [isHidden, setHidden] = useState(false);
  return (
    <NodeViewWrapper
      ref={place}
      className={classes.place}
      style={passed ? { height: passed.height } : undefined}
    >
      <div
        className={isBare ? classes.bare : classes.frame}
        data-selected={selected || undefined}
        data-corner={(passed && (isHidden ? 'hidden' : 'shown')) || undefined}
        contentEditable={false}
      >
        {children}
        {passed && !isHidden && <HideCorner onHide={() => setHidden(true)} />}
      </div>
      {passed && isHidden && <ShowCorner onShow={() => setHidden(false)} />}
    </NodeViewWrapper>
  );
}
