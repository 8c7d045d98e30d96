import {
  contentStems,
  groupBySpeaker,
  lendNearness,
  nearness,
  pickQuotes,
  supportOf,
} from '#engines/answering/index.ts';
import type { AnswerModels, CitedSentence, Source } from '#server/features/answering/index.ts';
import { saidSentences, type SaidSentence } from './said-sentences.ts';

const mostWords = 160;
/** A sentence this much further from the question than the nearest one is about something else, however well it reads. */
const nearShare = 0.6;
/** By words alone little is known; and who tagged it with words of the question has said that it is about that. */
const laxShare = 0.4;

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
  const said = saidSentences(sources);
  const near = await readNearness(models, { question, vector, said });
  const { vectors } = near;
  const salience =
    vectors &&
    (await models.salience(
      said.map(({ sentence }) => ({ text: sentence.text, opensTurn: sentence.opensTurn })),
      [...vectors],
    ));
  const candidates = said.map((one, at) => {
    const beside = [...(one.source.tags ?? []), ...(one.asked === null ? [] : [one.asked])];
    return {
      one,
      text: one.sentence.text,
      nearness: beside
        .map((text) => near.of(text))
        .reduce((own, other) => lendNearness(own, other), near.of(one.sentence.text)),
      // Somebody found it worth keeping for just that; the model only guesses.
      salience: salience && (isTaggedAs(question, one) ? 1 : salience[at]),
      vector: vectors?.[at],
    };
  });
  const nearest = Math.max(0, ...candidates.map((candidate) => candidate.nearness));
  const kept = candidates.filter(
    ({ one, nearness: own }) =>
      own >= nearest * (vectors && !isTaggedAs(question, one) ? nearShare : laxShare),
  );
  const picked = pickQuotes(kept, { mostWords, most }).flatMap((at) => kept[at]?.one ?? []);
  return groupBySpeaker(picked.map((one) => ({ ...one, speaker: one.sentence.speaker })))
    .flatMap((group) => group.quotes)
    .map(({ source, sentence }) => ({
      text: sentence.text,
      opens: 'item',
      doubt: null,
      cited: [{ source, sentence }],
    }));
}

function isTaggedAs(question: string, { source }: SaidSentence): boolean {
  const asked = new Set(contentStems(question));
  return contentStems((source.tags ?? []).join(' ')).some((stem) => asked.has(stem));
}

type Nearness = {
  /** Of what is said, in its order; undefined where there is no model of meaning. */
  readonly vectors: readonly Float32Array[] | undefined;
  readonly of: (text: string) => number;
};

async function readNearness(
  models: AnswerModels,
  { question, vector, said }: Pick<Ask, 'question' | 'vector'> & { readonly said: readonly SaidSentence[] },
): Promise<Nearness> {
  const texts = said.map(({ sentence }) => sentence.text);
  const beside = said.flatMap(({ asked, source }) => [
    ...(source.tags ?? []),
    ...(asked === null ? [] : [asked]),
  ]);
  const all = [...texts, ...new Set(beside)];
  const read = vector && (await models.embed(all));
  if (!vector || !read)
    return {
      vectors: undefined,
      of: (text) => supportOf({ text: question, evidence: [{ text, about: '' }] }),
    };
  const byText = new Map(all.map((text, at) => [text, read[at]]));
  return {
    vectors: read.slice(0, texts.length),
    of(text) {
      const own = byText.get(text);
      return own ? nearness(vector, own) : 0;
    },
  };
}
