import type { ShownSentence } from './cited-part.ts';
import classes from './cited.module.css';

export type SpokenAmong = {
  readonly sentences: readonly ShownSentence[];
  /** The one that is read aloud now. */
  readonly spoken: ShownSentence | undefined;
};

export function spokenClass(sentence: ShownSentence, spoken: ShownSentence | undefined): string | undefined {
  return sentence === spoken ? classes.spoken : undefined;
}
