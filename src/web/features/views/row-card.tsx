import { memo, type MouseEvent, type ReactNode } from 'react';
import type { ViewData } from '#domain/views/view-data.ts';
import { hrefOfRow, previewOfText, titleOfRow, type Row } from './row-of.ts';
import { CoverPicture } from '#web/kit/objects/cover-picture.tsx';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { RowQuote } from './row-quote.tsx';
import { sourceTextColumn } from './looked-up-columns.tsx';
import { RowIcon } from './view-columns.tsx';
import type { ColumnSpec } from './column-spec.ts';
import classes from './row-card.module.css';

/** What a card says below its title, unless the view hides it. */
const usuallyShown: ReadonlySet<string> = new Set([
  'contentPreview',
  'participants',
  'noteTitle',
  'status',
  'createdBy',
  'createdAt',
  'tags',
  'insights',
]);

export function cardFacts(specs: readonly ColumnSpec[], data: ViewData): ColumnSpec[] {
  const chosen = new Map((data.fieldVisibility ?? []).map(({ key, visible }) => [key, visible]));
  // The source of a highlight is read only where somebody asks for it.
  const isAsked = (key: string) => key === 'contentPreview' && specs[0]?.key === 'highlight';
  return specs.slice(1).filter(({ key }) => chosen.get(key) ?? (usuallyShown.has(key) && !isAsked(key)));
}

export type RowCardProps = {
  row: Row;
  facts: readonly ColumnSpec[];
  isSelected: boolean;
  onSelect: (event: MouseEvent, id: string) => void;
  /** A menu, in the corner. */
  corner?: ReactNode;
};

/** One row as a card; the whole card opens it beside the view. */
export const RowCard = memo(function RowCard({ row, facts, isSelected, onSelect, corner }: RowCardProps) {
  const isPreviewed = facts.some(({ key }) => key === 'contentPreview');
  const preview = isPreviewed ? previewOfRow(row) : '';
  return (
    <article className={classes.card} data-selected={isSelected || undefined}>
      {row.highlight && <ClipThumbnail clip={row.highlight} />}
      <CoverPicture fileId={row.insight?.coverFileId} />
      <h3 className={row.highlight ? classes.words : classes.title}>
        {!row.highlight && <RowIcon row={row} />}
        <RowQuote row={row}>
          <a href={hrefOfRow(row)} data-peek data-row-link>
            {titleOfRow(row)}
          </a>
        </RowQuote>
      </h3>
      {preview !== '' && <p className={classes.preview}>{preview}</p>}
      <div className={classes.facts}>
        {facts.map((fact) => {
          if (fact.key === 'contentPreview') return null;
          const shown = fact.render(row);
          return shown === null || shown === '' ? null : <span key={fact.key}>{shown}</span>;
        })}
      </div>
      <span className={classes.corner}>
        {corner}
        <input
          type="checkbox"
          aria-label={`Select ${titleOfRow(row)}`}
          checked={isSelected}
          readOnly
          onClick={(event) => onSelect(event, row.id)}
        />
      </span>
    </article>
  );
});

/** A highlight is its own words: of its source it shows what was looked up. */
function previewOfRow(row: Row): string {
  return row.highlight ? sourceTextColumn.text(row) : previewOfText(row);
}
