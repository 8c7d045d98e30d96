import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { Language } from './languages.data.ts';
import { fold, type Word } from './split-words.ts';

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  english,
  danish,
  dutch,
  finnish,
  french,
  german,
  italian,
  norwegian,
  portuguese,
  russian,
  spanish,
  swedish,
};

const mostKept = 100_000;
const kept = new Map<Language, Map<string, string>>();

/** The term under which a word is kept. Stemmed first, folded then: stemmers read accents. */
export function stemWord(word: Pick<Word, 'lower'>, language: Language): string {
  let known = kept.get(language);
  if (!known) kept.set(language, (known = new Map()));
  const before = known.get(word.lower);
  if (before !== undefined) return before;
  if (known.size >= mostKept) known.clear();
  const term = makeTerm(word.lower, language);
  known.set(word.lower, term);
  return term;
}

function makeTerm(lower: string, language: Language): string {
  // Numbers and short words have no endings to lose.
  if (lower.length < 3 || /\d/.test(lower)) return fold(lower);
  const stem = fold(stemmers[language](lower));
  return stem === '' ? fold(lower) : stem;
}
