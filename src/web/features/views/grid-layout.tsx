/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a line of cards stands between the list and its items, which a list's own tags do not allow */
import { use, useEffect, useMemo, useState, type MouseEvent } from 'react';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { InTurn } from '#web/ui/in-turn.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LayoutProps } from './layout-props.ts';
import { QuotesContext } from './quotes-context.ts';
import { cardFacts, RowCard } from './row-card.tsx';
import { RowsState } from './rows-state.tsx';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import { GridLines, type GridLine } from './grid-lines.ts';
import { SectionHeading } from './section-heading.tsx';
import { useTableRows } from './use-table-rows.ts';
import classes from './cards.module.css';
import { HandArea } from './hand/hand-area.tsx';
import { HandItem } from './hand/hand-item.tsx';
import { useHandRows } from './hand/use-hand-rows.ts';
import { idsOf } from './ids-of.ts';

const cardWidth = 260;
/** Of a note or an insight. A card with a quote is as high as its words. */
const usualHeight = 168;
const quoteLine = 21;
const besideQuote = 104;
const gap = 12;
const headingHeight = 44;

/** Cards side by side, as many as fit; only those on screen are in the page. */
export function GridLayout({ project, arranged, specs, selection, mayChange, mayArrange }: LayoutProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { rows, show, retry, readIds, isStale, toggle } = useTableRows(
    { projectId: project.id, objectType: arranged.view.objectType, data: arranged.rowsKey },
    arranged.data.group !== undefined,
  );
  const hand = useHandRows(rows, arranged, mayArrange);
  const isQuotes = arranged.view.objectType === 'HIGHLIGHT';
  const { lines: quoteLines } = use(QuotesContext);
  const cardHeight = isQuotes ? quoteLine * Math.min(4, linesOf(quoteLines)) + besideQuote : usualHeight;
  const isEmpty = !rows.isReady || rows.length === 0;
  const lanes = useLanes(scroller);
  const lines = useMemo(() => new GridLines(rows, lanes), [rows, lanes]);
  const { items, totalSize, measure } = useVirtualRows({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (lines.at(index)?.kind === 'section' ? headingHeight : cardHeight + gap),
    overscan: 2,
    paddingStart: gap,
    paddingEnd: 64,
  });
  const { from } = placeOf(lines.at(items[0]?.index ?? 0));
  const { to } = placeOf(lines.at(items.at(-1)?.index ?? 0));
  useEffect(() => show(from, to), [show, from, to]);
  const facts = useMemo(() => cardFacts(specs, arranged.data), [specs, arranged.data]);
  const onSelect = useStable((event: MouseEvent, id: string) =>
    selection.toggle(id, event.shiftKey, idsOf(rows.line ? rows : hand, readIds)),
  );
  if (isEmpty)
    return (
      <RowsState rows={rows} onRetry={retry} project={project} arranged={arranged} mayChange={mayChange} />
    );
  return (
    <div ref={setScroller} className={classes.scroller} data-stale={isStale || undefined}>
      <HandArea hand={hand}>
        <div
          role="list"
          aria-label={arranged.view.title}
          className={classes.space}
          style={{ height: totalSize }}
        >
          {items.map(({ key, index: at, start }) => {
            const line = lines.at(at);
            const transform = `translateY(${start}px)`;
            if (line?.kind === 'section')
              return (
                <div
                  key={`section ${line.block.section.key}`}
                  role="listitem"
                  data-index={at}
                  ref={isQuotes ? measure : undefined}
                  className={classes.sectionLine}
                  style={{ height: headingHeight, transform }}
                >
                  <SectionHeading {...line.block} onToggle={toggle} />
                </div>
              );
            const { from: left, to: right } = line ?? { from: 0, to: 0 };
            return (
              <div
                key={key}
                role="presentation"
                data-index={at}
                ref={isQuotes ? measure : undefined}
                className={classes.cardLine}
                style={{
                  [isQuotes ? 'minHeight' : 'height']: cardHeight + gap,
                  gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
                  gap,
                  paddingBottom: gap,
                  transform,
                }}
              >
                {Array.from({ length: right - left }, (_, lane) => {
                  const index = left + lane;
                  const row = hand.row(index);
                  const place = {
                    role: 'listitem',
                    ...(!rows.line && { 'aria-setsize': rows.length, 'aria-posinset': index + 1 }),
                  } as const;
                  if (!row)
                    return (
                      <div key={index} {...place}>
                        <Skeleton height={cardHeight} />
                      </div>
                    );
                  const card = (
                    <InTurn fallback={<Skeleton height={cardHeight} />}>
                      <RowCard
                        row={row}
                        facts={facts}
                        isSelected={selection.ids.has(row.id)}
                        onSelect={onSelect}
                      />
                    </InTurn>
                  );
                  return hand.isOn ? (
                    <HandItem
                      key={row.id}
                      as="div"
                      row={row}
                      index={index}
                      steps={{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -lanes, ArrowDown: lanes }}
                      onMove={hand.move}
                      {...place}
                    >
                      {card}
                    </HandItem>
                  ) : (
                    <div key={row.id} {...place}>
                      {card}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
      </HandArea>
    </div>
  );
}

/** Which rows a line is about; a heading is before its first. */
function placeOf(line: GridLine | undefined): { from: number; to: number } {
  if (line?.kind === 'cards') return line;
  const start = line?.block.start ?? 0;
  return { from: start, to: start };
}

function linesOf(lines: QuoteLines): number {
  return lines === 'all' ? Infinity : Number(lines);
}

/** As many cards side by side as the element has room for. */
function useLanes(element: HTMLElement | null): number {
  const [lanes, setLanes] = useState(4);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setLanes(Math.max(1, Math.floor((width + gap) / (cardWidth + gap))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return lanes;
}
