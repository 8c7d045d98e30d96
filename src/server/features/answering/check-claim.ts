import {
  nearness,
  quotedWords,
  verifyClaim,
  withoutMarks,
  type Doubt,
  type ReadClaim,
} from '#engines/answering/index.ts';
import { detectLanguage } from '#engines/search/detect-language.ts';
import { splitWords } from '#engines/search/split-words.ts';
import type { AnswerModels } from './answer-models.ts';
import type { CitedSentence, Cited, Source, SourceSentence } from './source.ts';

export type Evidence = {
  readonly sources: readonly Source[];
  /** People who could have said something. */
  readonly peopleTotal: number;
  /** What every sentence that was sent means; empty where there is no model for it. */
  readonly meanings: Promise<ReadonlyMap<SourceSentence, Float32Array>>;
};

/** Read once for an answer, while the model gets ready to write. */
export async function readMeanings(
  models: AnswerModels,
  sources: readonly Source[],
): Promise<ReadonlyMap<SourceSentence, Float32Array>> {
  const sentences = sources.flatMap((source) => source.sentences);
  const vectors = await models.embed(sentences.map(({ text }) => text));
  return new Map(vectors?.flatMap((vector, at) => (sentences[at] ? [[sentences[at], vector]] : [])));
}

/** A claim that names a whole source, or nothing that supports it, is tried with so many of the nearest sentences. */
const mostTried = 3;

/** A sentence of the model, shown as evidence only where it follows from what it cites. */
export async function checkClaim(
  models: AnswerModels,
  { sources, peopleTotal, meanings }: Evidence,
  claim: ReadClaim,
): Promise<CitedSentence> {
  const all = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  const cited = citedBy(claim, sources);
  const known = await meanings;
  const own = known.size > 0 ? (await models.embed([claim.text]))?.[0] : undefined;
  const nearnessOf = (one: Cited): number => {
    const other = known.get(one.sentence);
    return own && other ? nearness(own, other) : 0;
  };
  const judge = (evidence: readonly Cited[]): Doubt | undefined =>
    verifyClaim({
      text: claim.text,
      evidence: evidence.map(({ source, sentence }) => ({
        text: sentence.text,
        about: `${sentence.speaker ?? ''}\n${source.title}`,
      })),
      ...(own && { nearness: evidence.map(nearnessOf) }),
      people: { cited: peopleIn(evidence), total: peopleTotal },
    });
  const narrowed = narrow(claim, cited, nearnessOf);
  const doubt = judge(narrowed);
  if (doubt === undefined) return { text: claim.text, opens: claim.opens, doubt: null, cited: narrowed };
  // A right sentence with a wrong number: what it does follow from may be among what was sent.
  const nearest = all.toSorted((a, b) => nearnessOf(b) - nearnessOf(a)).slice(0, own ? mostTried : 0);
  const support = nearest.find((one) => judge([one]) === undefined);
  if (support) return { text: claim.text, opens: claim.opens, doubt: null, cited: [support] };
  if (comparesMeaning.has(doubt) && narrowed.length > 0 && isTranslated(claim, narrowed))
    return { text: claim.text, opens: claim.opens, doubt: 'language', cited: narrowed };
  const text = doubt === 'quote' ? withoutMarks(claim.text, quotedWords(claim.text)) : claim.text;
  return { text, opens: claim.opens, doubt, cited: [] };
}

/** Only what was sent for this answer can be cited; any other number cites nothing. */
function citedBy({ marks }: ReadClaim, sources: readonly Source[]): Cited[] {
  const found = new Set<Cited['sentence']>();
  return marks.flatMap(({ source: number, sentence }) => {
    const source = sources.find((one) => one.number === number);
    const named = sentence === null ? (source?.sentences ?? []) : [source?.sentences[sentence - 1]];
    return named.flatMap((one) => {
      if (!source || !one || found.has(one)) return [];
      found.add(one);
      return [{ source, sentence: one }];
    });
  });
}

/** A whole source as a citation means its nearest sentences. */
function narrow(
  { marks }: ReadClaim,
  cited: readonly Cited[],
  near: (one: Cited) => number,
): readonly Cited[] {
  if (marks.every(({ sentence }) => sentence !== null)) return cited;
  return cited.toSorted((a, b) => near(b) - near(a)).slice(0, mostTried);
}

/** What can’t be told across languages: some write every noun as others write names. */
const comparesMeaning: ReadonlySet<Doubt> = new Set(['name', 'meaning', 'negation']);

function isTranslated({ text }: ReadClaim, cited: readonly Cited[]): boolean {
  return languageOf(text) !== languageOf(cited.map(({ sentence }) => sentence.text).join(' '));
}

function languageOf(text: string): string {
  return detectLanguage(splitWords(text));
}

function peopleIn(evidence: readonly Cited[]): number {
  return new Set(evidence.map(({ source, sentence }) => sentence.speaker ?? source.itemId)).size;
}
