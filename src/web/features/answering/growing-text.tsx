import type { GrowingText as Growing } from './cited-part.ts';
import { CitedText } from './cited-text.tsx';
import { Thoughts } from './thoughts.tsx';
import classes from './cited.module.css';

/** An answer or a summary while it is written. */
export function GrowingText({ text: { thoughts, sentences } }: { text: Growing }) {
  return (
    <div className={classes.answer} aria-busy="true">
      {thoughts !== '' && <Thoughts text={thoughts} />}
      <CitedText sentences={sentences} />
      <output className={classes.working}>
        {sentences.length === 0 ? 'Looking for evidence…' : 'Writing…'}
      </output>
    </div>
  );
}
