import classes from './cited.module.css';

/** What the model thought before it answered; folded, since it is neither checked nor cited. */
export function Thoughts({ text }: { text: string }) {
  return (
    <details className={classes.thoughts}>
      <summary>Thinking</summary>
      <p>{text}</p>
    </details>
  );
}
