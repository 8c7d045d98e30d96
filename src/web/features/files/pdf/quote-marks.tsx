import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import classes from './pdf.module.css';

export type QuoteArea = Omit<PdfArea, 'page' | 'fileId'>;

/** The words that a link names, marked where they are on the page. */
export function QuoteMarks({ areas }: { areas: readonly QuoteArea[] }) {
  return areas.map(({ left, top, width, height }, at) => (
    <mark
      key={`${left} ${top}`}
      ref={at === 0 ? scrollHere : null}
      className={classes.quoted}
      // The words themselves are below, to be read aloud and selected.
      aria-hidden
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  ));
}

function scrollHere(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'center' });
}
