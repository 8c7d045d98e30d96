import { groupBySpeaker, isQuotable, nearness, pickQuotes, supportOf } from '#engines/answering/index.ts';
import type { AnswerModels, Cited, CitedSentence, Source } from '#server/features/answering/index.ts';

/** The windows that quotes are taken from; further down the chance of a right one is small. */
const mostSources = 6;
const mostWords = 160;
/** A sentence this much further from the question than the nearest one is about something else, however well it reads. */
const nearShare = 0.4;

type Ask = {
  readonly question: string;
  readonly vector: Float32Array | undefined;
  readonly most: number;
};

/** An answer in people's own words: the sentences nearest to the question that say most, those of one person together. */
export async function chooseQuotes(
  models: AnswerModels,
  sources: readonly Source[],
  { question, vector, most }: Ask,
): Promise<CitedSentence[]> {
  const cited = sentencesOf(sources);
  const texts = cited.map(({ sentence }) => sentence.text);
  const vectors = vector && (await models.embed(texts));
  const salience =
    vectors &&
    (await models.salience(
      cited.map(({ sentence }) => ({ text: sentence.text, opensTurn: sentence.opensTurn })),
      [...vectors],
    ));
  const candidates = cited.map((one, at) => {
    const { text } = one.sentence;
    const own = vectors?.[at];
    return {
      one,
      text,
      nearness: vector && own ? nearness(vector, own) : wordNearness(question, text),
      salience: salience?.[at],
      vector: own,
    };
  });
  const nearest = Math.max(0, ...candidates.map((candidate) => candidate.nearness));
  const near = candidates.filter((candidate) => candidate.nearness >= nearest * nearShare);
  const picked = pickQuotes(near, { mostWords, most }).flatMap((at) => near[at]?.one ?? []);
  return groupBySpeaker(picked.map((one) => ({ ...one, speaker: one.sentence.speaker })))
    .flatMap((group) => group.quotes)
    .map(({ source, sentence }) => ({
      text: sentence.text,
      opens: 'item',
      doubt: null,
      cited: [{ source, sentence }],
    }));
}

/** Each sentence once: a highlight repeats words of its note, and people came for the highlight. */
function sentencesOf(sources: readonly Source[]): Cited[] {
  const best = sources.slice(0, mostSources);
  const highlights = best.filter(({ type }) => type === 'highlight');
  const taken: Cited[] = [];
  for (const source of new Set([...highlights, ...best]))
    for (const sentence of source.sentences) {
      if (!isAnswer(sentence)) continue;
      const at = taken.findIndex((one) => isRepeated(one, { source, sentence }));
      const known = taken[at];
      if (!known) taken.push({ source, sentence });
      // A highlight over what several people say names none of them; the transcript tells who says which sentence.
      else if (known.sentence.speaker === null)
        taken[at] = { ...known, sentence: { ...known.sentence, speaker: sentence.speaker } };
    }
  return taken;
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
function isAnswer({ text, isHeading }: Cited['sentence']): boolean {
  return !isHeading && !/\?["'”’)\]]?$/u.test(text);
}

function wordNearness(question: string, text: string): number {
  return supportOf({ text: question, evidence: [{ text, about: '' }] });
}
