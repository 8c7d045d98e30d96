import classes from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden>
        <rect width="32" height="32" rx="8" className={classes.tile} />
        <path d="M9 8v16M9 16h9a4 4 0 0 1 4 4v4M23 8v4" className={classes.line} />
      </svg>
      Hark
    </span>
  );
}
