import type { ReactNode } from 'react';
import classes from './bare-page.module.css';
import { Wordmark } from './wordmark.tsx';

/** A screen outside the shell: the mark at the top, one thing in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Wordmark />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
