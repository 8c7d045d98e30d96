import { NodeViewWrapper } from '@tiptap/react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of a block whose code is on its way. */
export function FilePlace() {
  return (
    <NodeViewWrapper>
      <output aria-label="Loading the file">
        <Skeleton height={56} />
      </output>
    </NodeViewWrapper>
  );
}
