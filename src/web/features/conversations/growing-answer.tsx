import type { GrowingAnswer as Growing } from './answer-part.ts';
import { Sentences } from './answer.tsx';
import { Thoughts } from './thoughts.tsx';
import classes from './answer.module.css';

/** An answer while it is written. */
export function GrowingAnswer({ answer: { thoughts, sentences } }: { answer: Growing }) {
  return (
    <div className={classes.answer} aria-busy="true">
      {thoughts !== '' && <Thoughts text={thoughts} />}
      <Sentences sentences={sentences} />
      <output className={classes.working}>
        {sentences.length === 0 ? 'Looking for evidence…' : 'Writing…'}
      </output>
    </div>
  );
}
