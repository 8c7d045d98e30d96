import { textLimits } from '#domain/limits/text-limits.ts';
import { useBoardActions } from '../board-context.ts';
import { focusNode } from './focus-node.ts';
import classes from './nodes.module.css';

type WordsProps = { id: string; text: string; hint: string };

/** The words of a node, or the field in which they are written. Escape or a click elsewhere is done. */
export function Words({ id, text, hint }: WordsProps) {
  const { change, beginStep, writingId, write } = useBoardActions();
  if (writingId !== id)
    return (
      <div className={classes.words}>{text === '' ? <span className={classes.hint}>{hint}</span> : text}</div>
    );
  return (
    <textarea
      className={`${classes.words ?? ''} nodrag nowheel`}
      aria-label="Text on the canvas"
      defaultValue={text}
      maxLength={textLimits.fieldText.max}
      // The person has just asked to write here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={(event) => {
        beginStep();
        event.currentTarget.select();
      }}
      onChange={(event) => change([{ id, text: event.currentTarget.value }])}
      onBlur={() => write(null)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') focusNode(event.currentTarget);
      }}
    />
  );
}
