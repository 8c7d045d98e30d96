// Tags proposed for short customer questions whose topics are known, from five examples a tag: how often the nearest
// tag is the right one, and how often those are right that are sure enough to be applied without a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { isSureTag, tagCuts } from '#domain/ai/suggestions.ts';
import { matchTags, prototypeOf } from '#engines/suggesting/index.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { findBenchData } from './support/bench-data.ts';
import { meanOf, randomFrom, shuffled, spreadOf, type Labelled } from './support/known-topics.ts';
import { report } from './support/report.ts';

const path = findBenchData(process.env['HARK_BENCH_LABELLED'] ?? 'banking77/train.csv');
const embedder = openEmbedder(
  { ai: undefined, modelsDir: join(import.meta.dirname, '../models') },
  createLog({ level: 'error' }),
);
if (!path || !embedder) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const rows = parseCsv(readFileSync(path, 'utf8'));
if (!rows.ok) throw new Error(rows.message);
const all: Labelled[] = rows.value.slice(1).map(([text = '', topic = '']) => ({ text: text.trim(), topic }));
const topics = [...new Set(all.map(({ topic }) => topic))].sort();
const seeds = Number(process.env['HARK_BENCH_DRAWS'] ?? 5);
const [examplesEach, triedEach] = [5, 10];

const vectors = new Map<string, Float32Array>();
const draws = Array.from({ length: seeds }, (_, at) => draw(at + 1));
await embedAll([...new Set(draws.flat(2))]);
const names = await embedder.embed(topics.map((topic) => topic.replaceAll('_', ' ')));

const rounds = draws.map(measure);
const of = (name: keyof (typeof rounds)[number]) => spreadOf(rounds.map((round) => round[name]));
const figures = {
  topics: topics.length,
  examplesEach,
  seeds,
  top1: of('top1'),
  top3: of('top3'),
  cuts: tagCuts,
  precisionAtCut: of('precisionAtCut'),
  coverageAtCut: of('coverageAtCut'),
  precisionByScoreAlone: of('precisionByScoreAlone'),
  precisionOfSuggested: of('precisionOfSuggested'),
  afterRejection: of('afterRejection'),
};
report('ai-tags', figures, figures.top1.mean >= 0.75 && figures.precisionAtCut.mean >= 0.88);
await embedder.close();

/** Texts of each topic, the same ones for the same seed. */
function draw(seed: number): string[][] {
  const random = randomFrom(seed);
  return topics.map((topic) => shuffled(ofTopic(topic), random).slice(0, examplesEach + triedEach));
}

function measure(drawn: readonly string[][]) {
  const known = drawn.map((texts, at) => ({
    id: topics[at] ?? '',
    name: names[at],
    examples: texts.slice(0, examplesEach).map(vectorOf),
    rejected: [],
  }));
  const prototypes = known.flatMap((tag) => prototypeOf(tag) ?? []);
  const tried = drawn.flatMap((texts, at) =>
    texts.slice(examplesEach).map((text) => ({ text, topic: topics[at] ?? '' })),
  );
  const found = tried.map(({ text, topic }) => ({
    text,
    topic,
    ranked: matchTags(vectorOf(text), prototypes),
  }));
  const isRight = ({ topic, ranked }: (typeof found)[number]): boolean => ranked[0]?.id === topic;
  const above = (cut: number) => found.filter(({ ranked }) => (ranked[0]?.score ?? 0) >= cut);
  const sure = found.filter(({ ranked: [first] }) => first !== undefined && isSureTag(first));
  const wrong = found.filter((one) => !isRight(one));
  return {
    top1: share(found, isRight),
    top3: share(found, ({ topic, ranked }) => ranked.slice(0, 3).some(({ id }) => id === topic)),
    precisionAtCut: share(sure, isRight),
    coverageAtCut: sure.length / found.length,
    precisionByScoreAlone: share(above(tagCuts.sure), isRight),
    precisionOfSuggested: share(above(tagCuts.suggest), isRight),
    // A wrong tag that a person rejects for a text must not come first for it again.
    afterRejection: share(wrong, ({ text, ranked }) => {
      const first = ranked[0]?.id ?? '';
      const learnt = known.map((tag) => (tag.id === first ? { ...tag, rejected: [vectorOf(text)] } : tag));
      return (
        matchTags(
          vectorOf(text),
          learnt.flatMap((tag) => prototypeOf(tag) ?? []),
        )[0]?.id !== first
      );
    }),
  };
}

function ofTopic(topic: string): string[] {
  return [...new Set(all.filter((one) => one.topic === topic).map(({ text }) => text))];
}

function vectorOf(text: string): Float32Array {
  return vectors.get(text) ?? new Float32Array();
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return meanOf(list.map((one) => Number(holds(one))));
}

async function embedAll(texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += 500) {
    const part = texts.slice(from, from + 500);
    const made = (await embedder?.embed(part)) ?? [];
    for (const [at, vector] of made.entries()) vectors.set(part[at] ?? '', vector);
  }
}
