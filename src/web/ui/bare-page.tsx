import type { CSSProperties, ReactNode } from 'react';
import classes from './bare-page.module.css';
import { Wordmark } from './wordmark.tsx';

export type BarePageProps = {
  children: ReactNode;
  style?: CSSProperties;
  /** For tables instead of one form. */
  wide?: boolean;
};

/** A screen outside the shell: the mark at the top, one thing in the middle. */
export function BarePage({ children, style, wide = false }: BarePageProps) {
  return (
    <div className={classes.screen} style={style}>
      <header className={classes.brand}>
        <Wordmark />
      </header>
      <main className={classes.main} data-wide={wide || undefined}>
        {children}
      </main>
    </div>
  );
}
