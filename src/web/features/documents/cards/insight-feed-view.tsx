import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { PublishedInsights } from '#web/features/insights/index.ts';
import classes from './insight-feed.module.css';

/** Read now and for this reader; the document only holds how many. */
export function InsightFeedView({ node, selected }: ReactNodeViewProps) {
  const count = typeof node.attrs['count'] === 'number' ? node.attrs['count'] : 12;
  return (
    <NodeViewWrapper className={classes.place} data-drag-handle>
      <div className={classes.feed} data-selected={selected || undefined} contentEditable={false}>
        <PublishedInsights count={count} />
      </div>
    </NodeViewWrapper>
  );
}
