import { isQuotable } from '#engines/answering/index.ts';
import type { Cited, Source, SourceSentence } from '#server/features/answering/index.ts';

/** A sentence that can be quoted, with the question that the turn before it asked. */
export type SaidSentence = Cited & { readonly asked: string | null };

/** The windows that quotes are taken from; further down the chance of a right one is small. */
const mostSources = 6;
/** Further on, people have left what they were asked. */
const mostAnswering = 3;

/** Each sentence once: a highlight repeats words of its note, and people came for the highlight. */
export function saidSentences(sources: readonly Source[]): SaidSentence[] {
  const best = sources.slice(0, mostSources);
  const highlights = sources.filter(({ type }) => type === 'highlight');
  const taken: SaidSentence[] = [];
  for (const source of new Set([...highlights, ...best]))
    for (const said of withQuestions(source)) {
      if (!isAnswer(said.sentence)) continue;
      const at = taken.findIndex((one) => isRepeated(one, said));
      const known = taken[at];
      if (!known) taken.push(said);
      // A highlight names neither who says its words, where several do, nor what was asked; the transcript tells.
      else
        taken[at] = {
          ...known,
          asked: known.asked ?? said.asked,
          sentence: { ...known.sentence, speaker: known.sentence.speaker ?? said.sentence.speaker },
        };
    }
  return taken;
}

function withQuestions(source: Source): SaidSentence[] {
  let [asked, left]: [string | null, number] = [null, 0];
  return source.sentences.map((sentence, at) => {
    const before = source.sentences[at - 1];
    if (sentence.opensTurn) {
      asked = before !== undefined && isQuestion(before) ? before.text : null;
      left = mostAnswering;
    }
    left -= 1;
    return { source, sentence, asked: left >= 0 ? asked : null };
  });
}

/** The same words, or a part of them in the same note: people begin a highlight in the middle of a sentence. */
function isRepeated(one: Cited, other: Cited): boolean {
  const [known, added] = [foldedWords(one.sentence.text), foldedWords(other.sentence.text)];
  if (known === added) return true;
  if (noteOf(one.source) !== noteOf(other.source) || !isQuotable(one.sentence.text)) return false;
  return known.includes(added) || added.includes(known);
}

function noteOf({ type, itemId, parentId }: Source): string {
  return type === 'highlight' && parentId !== null ? parentId : itemId;
}

function foldedWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

/** A heading and what the interviewer asks are about the same, and say nothing about it. */
function isAnswer(sentence: SourceSentence): boolean {
  return !sentence.isHeading && !isQuestion(sentence);
}

function isQuestion({ text }: SourceSentence): boolean {
  return /\?["'”’)\]]?$/u.test(text);
}
