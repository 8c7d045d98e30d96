import { doubleMetaphone } from 'double-metaphone';
import { nameScore } from '#domain/names/name-score.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { TranscriptWord } from '#domain/transcripts/transcript.ts';

/** Shorter sounds are those of too many other words. */
const shortestSound = 4;
/** `Oila Ron` is heard for `Oyelaran`; less alike than this is another word that happens to sound so. */
const leastAlike = 0.5;
const moreWords = 2;

type Term = {
  readonly text: string;
  readonly letters: string;
  readonly sounds: readonly string[];
  readonly words: number;
};
type Span = { readonly length: number; readonly term: Term; readonly score: number };

/**
 * For an engine that can't be told what to expect: words that sound like a term of the vocabulary, or are it in pieces,
 * are spelled as the term is. What only looks like it (`contract` for `Contact`) stays.
 */
export function spellByVocabulary(
  words: readonly TranscriptWord[],
  vocabulary: readonly string[],
): TranscriptWord[] {
  const terms = vocabulary.map(readTerm).filter(({ letters }) => letters !== '');
  if (terms.length === 0) return [...words];
  const spelled: TranscriptWord[] = [];
  for (let at = 0; at < words.length;) {
    const best = bestSpan(words, at, terms);
    const heard = words.slice(at, at + (best?.length ?? 1));
    spelled.push(...(best ? [spell(heard, best.term)] : heard));
    at += heard.length;
  }
  return spelled;
}

function readTerm(text: string): Term {
  const words = normaliseName(text).split(' ');
  const letters = words.join('');
  return { text, letters, sounds: soundsOf(letters), words: words.length };
}

function soundsOf(letters: string): string[] {
  return doubleMetaphone(letters).filter((sound) => sound.length >= shortestSound);
}

/** The longest that fits, then the most alike. */
function bestSpan(words: readonly TranscriptWord[], at: number, terms: readonly Term[]): Span | undefined {
  const longest = Math.max(...terms.map((term) => term.words)) + moreWords;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const heard = words.slice(at, at + length);
    // A sentence ends here: nobody's name goes on in the next one.
    if (heard.slice(0, -1).some(({ text }) => /[.,!?;:]$/.test(text.trim()))) continue;
    const letters = normaliseName(heard.map(({ text }) => text).join('')).replaceAll(' ', '');
    const near = terms.filter(
      (term) => Math.abs(term.words - length) <= moreWords && letters.charAt(0) === term.letters.charAt(0),
    );
    if (near.length === 0) continue;
    const sounds = soundsOf(letters);
    const [best] = near
      .map((term) => ({ length, term, score: likeness(letters, sounds, term) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    if (best) return best;
  }
  return undefined;
}

function likeness(letters: string, sounds: readonly string[], term: Term): number {
  if (letters === term.letters) return 1;
  if (!term.sounds.some((sound) => sounds.includes(sound))) return 0;
  const score = nameScore(letters, term.letters);
  return score >= leastAlike ? score : 0;
}

/** With the space before it and the comma or the ’s after it, from the first word’s start to the last one’s end. */
function spell(heard: readonly TranscriptWord[], { text }: Term): TranscriptWord {
  const [first, last] = [heard[0], heard.at(-1)];
  const before = /^[^\p{L}\p{N}]*/u.exec(first?.text ?? '')?.[0] ?? '';
  const after = /[^\p{L}\p{N}]*$/u.exec(last?.text ?? '')?.[0] ?? '';
  return { text: `${before}${text}${after}`, start: first?.start ?? 0, end: last?.end ?? 0 };
}
