// Whether the verifier of answers catches what a model gets wrong: true pairs of a claim and the sentence it cites,
// taken from meetings and restated, then spoiled one by one.
import { join } from 'node:path';
import { nearness, splitSentences, verifyClaim, type Doubt } from '#engines/answering/index.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { randomFrom, shuffled, spreadOf } from './support/known-topics.ts';
import { findBenchData } from './support/bench-data.ts';
import { readMeetings } from './support/meetings.ts';
import { report } from './support/report.ts';
import { spoilName, spoilNegation, spoilNumber } from './support/spoil-claim.ts';

const path = findBenchData('qmsum/product-val.jsonl');
const modelsDir = join(import.meta.dirname, '../models');
const embedder = openEmbedder({ ai: undefined, modelsDir }, createLog({ level: 'error' }));
if (!path || !embedder) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const known = new Map<string, Float32Array>();
const embed = async (texts: readonly string[]): Promise<Float32Array[]> => {
  const unread = [...new Set(texts)].filter((text) => !known.has(text));
  for (const [at, vector] of (await embedder.embed(unread)).entries()) known.set(unread[at] ?? '', vector);
  return texts.map((text) => known.get(text) ?? new Float32Array());
};
const meetings = readMeetings(path);
const speakers = [...new Set(meetings.flatMap(({ turns }) => turns.map(({ speaker }) => speaker)))];
const pairs = meetings.flatMap(({ turns }) =>
  turns.flatMap(({ speaker, text }) =>
    splitSentences(text)
      .filter((sentence) => isTelling(sentence.text))
      .map((sentence) => ({ speaker, sentence: sentence.text, claim: restate(speaker, sentence.text) })),
  ),
);
type Pair = (typeof pairs)[number];
/** Of each seed, and of each way to spoil a claim. */
const wanted = 1000;
const seeds = [1, 2, 3];
const rounds: Awaited<ReturnType<typeof measure>>[] = [];
for (const seed of seeds) rounds.push(await measure(seed));
const figures = {
  number: spreadOf(rounds.map((round) => round.number)),
  name: spreadOf(rounds.map((round) => round.name)),
  id: spreadOf(rounds.map((round) => round.id)),
  negation: spreadOf(rounds.map((round) => round.negation)),
  shuffled: spreadOf(rounds.map((round) => round.shuffled)),
  falseRejections: spreadOf(rounds.map((round) => round.falseRejections)),
};
report(
  'ai-verifier',
  { pairs: pairs.length, drawn: wanted, seeds, ...figures, written: await measureWritten() },
  figures.number.mean >= 0.95 &&
    figures.name.mean >= 0.95 &&
    figures.id.mean >= 0.95 &&
    figures.shuffled.mean >= 0.9 &&
    figures.falseRejections.mean <= 0.1,
);
await embedder.close();

async function measure(seed: number) {
  const random = randomFrom(seed);
  const drawn = shuffled(pairs, random).slice(0, wanted);
  const withNumbers = shuffled(pairs, random)
    .filter(({ claim }) => spoilNumber(claim, random) !== undefined)
    .slice(0, wanted);
  const doubts = await verifyAll(drawn.map((pair) => [pair.claim, pair]));
  const others = shuffled(drawn, random);
  const negated = drawn.flatMap((pair) => {
    const claim = spoilNegation(pair.claim);
    return claim === undefined ? [] : [[claim, pair] as const];
  });
  return {
    number: caught(await verifyAll(withNumbers.map((pair) => [spoilNumber(pair.claim, random) ?? '', pair]))),
    name: caught(
      await verifyAll(drawn.map((pair) => [spoilName(pair.claim, pair.speaker, speakers, random), pair])),
    ),
    id: caught(drawn.map(({ claim }) => verifyClaim({ text: claim, evidence: [] }))),
    negation: caught(await verifyAll(negated)),
    shuffled: caught(await verifyAll(drawn.map((pair, at) => [pair.claim, others[at] ?? pair]))),
    falseRejections: caught(doubts),
  };
}

async function verifyAll(
  claims: readonly (readonly [claim: string, cited: Pair])[],
): Promise<(Doubt | undefined)[]> {
  const vectors = await embed(claims.flatMap(([claim, { sentence }]) => [claim, sentence]));
  return claims.map(([text, { sentence, speaker }], at) => {
    const [a, b] = [vectors[at * 2], vectors[at * 2 + 1]];
    return verifyClaim({
      text,
      evidence: [{ text: sentence, about: speaker }],
      nearness: a && b ? [nearness(a, b)] : [],
    });
  });
}

/** How people write about a meeting in their own words, with the three nearest sentences of the turns they name: the hard case. */
async function measureWritten() {
  let [all, passed] = [0, 0];
  for (const { turns, questions } of meetings)
    for (const question of questions.slice(0, 1)) {
      const said = [...question.turns].flatMap((at) => {
        const { text = '', speaker = '' } = turns[at] ?? {};
        return splitSentences(text).map((sentence) => ({ text: sentence.text, about: speaker }));
      });
      const claims = splitSentences(question.answer).map(({ text }) => text);
      const vectors = await embed([...claims, ...said.map(({ text }) => text)]);
      for (const [at, text] of claims.entries()) {
        const own = vectors[at] ?? new Float32Array();
        const near = said
          .map((one, place) => ({ one, near: nearness(own, vectors[claims.length + place] ?? own) }))
          .sort((a, b) => b.near - a.near)
          .slice(0, 3);
        const doubt = verifyClaim({
          text,
          evidence: near.map(({ one }) => one),
          nearness: near.map((one) => one.near),
        });
        all += 1;
        if (doubt === undefined) passed += 1;
      }
    }
  return { sentences: all, accepted: Number((passed / all).toFixed(3)) };
}

function caught(doubts: readonly (Doubt | undefined)[]): number {
  return doubts.filter((doubt) => doubt !== undefined).length / doubts.length;
}

function isTelling(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words >= 7 && words <= 40 && !text.endsWith('?');
}

/** As a report would say it: who, without hesitation, in full. */
function restate(speaker: string, sentence: string): string {
  const plain = sentence
    .replaceAll(/\b(?:um|uh|mm|hmm|yeah|well|okay|so|you know|I mean|like),?\s/gi, '')
    .replaceAll("don't", 'do not')
    .replaceAll("it's", 'it is')
    .replaceAll("we're", 'we are')
    .trim();
  return `${speaker} said that ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}
