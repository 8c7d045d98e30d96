import { memo, useEffect, useMemo, useRef } from 'react';
import { useStable } from '#web/lib/use-stable.ts';
import { isWithShift } from '#web/ui/is-with-shift.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LayoutProps } from './layout-props.ts';
import { cardFacts } from './row-card.tsx';
import { hrefOfRow, openingOf, titleOfRow, type Row } from './row-of.ts';
import { RowsState } from './rows-state.tsx';
import { useVirtualRows } from '#web/kit/lists/use-virtual-rows.ts';
import { SectionHeading } from './section-heading.tsx';
import { useTableRows } from './use-table-rows.ts';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { RowQuote } from './row-quote.tsx';
import { RowIcon } from './view-columns.tsx';
import type { ColumnSpec } from './column-spec.ts';
import classes from './cards.module.css';
import { HandArea } from './hand/hand-area.tsx';
import { HandItem } from './hand/hand-item.tsx';
import { useHandRows } from './hand/use-hand-rows.ts';
import { idsOf } from './ids-of.ts';

const lineHeight = 56;
const upAndDown = { ArrowUp: -1, ArrowDown: 1 };

/** One line a row: for reading down, and for narrow screens. */
export function ListLayout({ project, arranged, specs, selection, mayChange, mayArrange }: LayoutProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, show, retry, readIds, isStale, toggle } = useTableRows(
    { projectId: project.id, objectType: arranged.view.objectType, data: arranged.rowsKey },
    arranged.data.group !== undefined,
  );
  const hand = useHandRows(rows, arranged, mayArrange);
  const isQuotes = arranged.view.objectType === 'HIGHLIGHT';
  const keyOf = (index: number): string | number => {
    const line = rows.line?.(index);
    if (line?.kind === 'section') return `section ${line.section.key}`;
    const row = hand.row(index);
    return row ? `${line?.section.key ?? ''} ${row.id}` : index;
  };
  const { items, totalSize, measure } = useVirtualRows({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 6,
    paddingEnd: 64,
    getItemKey: keyOf,
  });
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => show(first, last), [show, first, last]);
  const facts = useMemo(() => cardFacts(specs, arranged.data), [specs, arranged.data]);
  const onToggle = useStable((id: string, withRange: boolean) =>
    selection.toggle(id, withRange, idsOf(rows.line ? rows : hand, readIds)),
  );
  if (!rows.isReady || rows.length === 0) {
    return (
      <RowsState rows={rows} onRetry={retry} project={project} arranged={arranged} mayChange={mayChange} />
    );
  }
  return (
    <div ref={scroller} className={classes.scroller} data-stale={isStale || undefined}>
      <HandArea hand={hand}>
        <ul aria-label={arranged.view.title} className={classes.space} style={{ height: totalSize }}>
          {items.map(({ index, start }) => {
            const line = rows.line?.(index);
            if (line?.kind === 'section')
              return (
                <li
                  key={`section ${line.section.key}`}
                  className={classes.sectionLine}
                  style={{ height: lineHeight, transform: `translateY(${start}px)` }}
                >
                  <SectionHeading {...line} onToggle={toggle} />
                </li>
              );
            const row = hand.row(index);
            const isSelected = row !== undefined && selection.ids.has(row.id);
            const place = {
              ...(!line && { 'aria-setsize': rows.length, 'aria-posinset': index + 1 }),
              className: classes.line ?? '',
              'data-selected': isSelected || undefined,
              'data-index': index,
              style: {
                [isQuotes ? 'minHeight' : 'height']: lineHeight,
                transform: `translateY(${start}px)`,
              },
            };
            const measured = isQuotes ? measure : undefined;
            if (!row)
              return (
                <li key={index} {...place} ref={measured}>
                  <Skeleton width="60%" />
                </li>
              );
            const content = <Line row={row} facts={facts} isSelected={isSelected} onToggle={onToggle} />;
            return hand.isOn ? (
              <HandItem
                key={row.id}
                as="li"
                row={row}
                index={index}
                steps={upAndDown}
                onMove={hand.move}
                measure={measured}
                {...place}
              >
                {content}
              </HandItem>
            ) : (
              <li key={keyOf(index)} {...place} ref={measured}>
                {content}
              </li>
            );
          })}
        </ul>
      </HandArea>
    </div>
  );
}

type LineProps = {
  row: Row;
  facts: readonly ColumnSpec[];
  isSelected: boolean;
  onToggle: (id: string, withRange: boolean) => void;
};

const Line = memo(function Line({ row, facts, isSelected, onToggle }: LineProps) {
  const hasPreview = facts.some(({ key }) => key === 'contentPreview');
  return (
    <>
      <input
        type="checkbox"
        className={classes.check}
        aria-label={`Select ${titleOfRow(row)}`}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle(row.id, isWithShift(nativeEvent))}
      />
      <RowIcon row={row} />
      {row.highlight && <ClipThumbnail clip={row.highlight} />}
      <span className={classes.lineText} data-quote={row.highlight ? true : undefined}>
        <RowQuote row={row}>
          <a href={hrefOfRow(row)} data-peek data-row-link>
            {titleOfRow(row)}
          </a>
        </RowQuote>
        {hasPreview && <span className={classes.linePreview}>{openingOf(row)}</span>}
        {row.highlight && (
          <span className={classes.factsBelow}>
            <Facts row={row} facts={facts} />
          </span>
        )}
      </span>
      {!row.highlight && (
        <span className={classes.lineFacts}>
          <Facts row={row} facts={facts} />
        </span>
      )}
    </>
  );
});

function Facts({ row, facts }: Pick<LineProps, 'row' | 'facts'>) {
  return facts.map((fact) =>
    fact.key === 'contentPreview' ? null : <span key={fact.key}>{fact.render(row)}</span>,
  );
}
