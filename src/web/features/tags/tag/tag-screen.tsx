import { IconHighlight } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { TagHighlightsDocument } from '#web/features/highlights/highlights.gen.ts';
import { HighlightBulkBar, HighlightRow, useHighlightCommands } from '#web/features/highlights/index.ts';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { LastTagMerge } from './last-tag-merge.tsx';
import { TagHeader } from './tag-header.tsx';
import classes from './tag-screen.module.css';

/** Small: each that comes is drawn between two frames of somebody who scrolls. */
const pageSize = 40;

/** A tag and everything it stands on, however much that is. */
export function TagScreen({ tag }: { tag: TagPageFieldsFragment }) {
  const [projectId, setProjectId] = useState<string | null>(null);
  const { rows, chain } = useTagHighlights(tag.id, projectId);
  const scroller = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const headerHeight = useHeight(header);
  const selection = useSelection();
  const commands = useHighlightCommands((patch) =>
    chain.change((row) => {
      const next = patch(row);
      // Without the tag it does not belong here.
      return next?.tags.some(({ id }) => id === tag.id) ? next : null;
    }),
  );
  const count = rows.length + (rows.hasMore ? 1 : 0);
  const { items, totalSize, measure } = useVirtualRows({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 116,
    overscan: 4,
    paddingStart: headerHeight,
    paddingEnd: 96,
    getItemKey: (index) => rows.row(index)?.id ?? index,
  });
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { hasMore, length } = rows;
  useEffect(() => {
    chain.show(from, to);
    if (hasMore && to >= length - 20) chain.loadMore();
  }, [chain, from, to, hasMore, length]);

  const onSelect = useStable((id: string, withRange: boolean) =>
    selection.toggle(id, withRange, { length: rows.length, id: (index) => rows.row(index)?.id }),
  );
  const ids = [...selection.ids];
  const projectIds =
    tag.projectId === null
      ? [...new Set(rows.all.filter(({ id }) => selection.ids.has(id)).map((row) => row.projectId))]
      : [tag.projectId];

  return (
    <div className={classes.page}>
      <div ref={scroller} className={classes.scroller}>
        <div ref={header}>
          <TagHeader tag={tag} projectId={projectId} onProject={setProjectId} />
          <LastTagMerge tag={tag} onUndone={chain.retry} />
        </div>
        {rows.problem !== null && !rows.isReady ? (
          <ErrorState title="Hark couldn’t load the highlights" onRetry={chain.retry}>
            {rows.problem}
          </ErrorState>
        ) : !rows.isReady ? (
          <div className={classes.loading}>
            <SkeletonRows rows={6} label="Loading highlights" />
          </div>
        ) : rows.length === 0 ? (
          <EmptyState icon={<IconHighlight size={20} />} title="No highlights with this tag">
            Select text in a note, press Highlight and choose the tag.
          </EmptyState>
        ) : (
          <ul aria-label="Highlights with this tag" style={{ height: totalSize - headerHeight }}>
            {items.map(({ index, start, key }) => {
              const highlight = rows.row(index);
              return (
                <li
                  key={key}
                  ref={measure}
                  data-index={index}
                  className={classes.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {highlight ? (
                    <HighlightRow
                      highlight={highlight}
                      isSelected={selection.ids.has(highlight.id)}
                      isProjectShown={tag.projectId === null && projectId === null}
                      commands={commands}
                      onSelect={onSelect}
                    />
                  ) : (
                    <div className={classes.loading}>
                      <Skeleton width="60%" />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <HighlightBulkBar
        ids={ids}
        projectIds={projectIds}
        level={tag.projectId === null ? 'WRITE' : tag.board.viewerLevel}
        current={tag}
        commands={commands}
        onClear={selection.clear}
      />
    </div>
  );
}

function useTagHighlights(tagId: string, projectId: string | null) {
  return usePageChain({
    document: TagHighlightsDocument,
    variables: (after) => ({ tagId, projectId, first: pageSize, after }),
    page: ({ highlights }) => highlights,
    requestPolicy: 'cache-and-network',
  });
}

/** The observer tells the first height too, before anything is painted. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
