import classes from './tag-chip.module.css';

/** The colour of a tag; its title is always beside it. */
export function TagDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ '--tag': color }} aria-hidden />;
}
