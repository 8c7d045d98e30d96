// Themes among texts of which some belong to none: how well the groups agree with the known topics, how many texts are
// in one, and how much of what is off topic stays out. On 150 intents of an assistant that nothing was chosen on.
import { join } from 'node:path';
import { clusterPoints, toPoints } from '#engines/clustering/index.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import {
  adjustedRand,
  drawTopics,
  purityOf,
  randomFrom,
  shuffled,
  spreadOf,
} from './support/known-topics.ts';
import { readOtherIntents } from './support/other-intents.ts';
import { report } from './support/report.ts';

const modelsDir = join(import.meta.dirname, '../models');
const data = readOtherIntents();
const embedder = openEmbedder({ ai: undefined, modelsDir }, createLog({ level: 'error' }));
if (!data || !embedder) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const embed = embedder.embed.bind(embedder);
const { known, offTopic } = data;
const nearest = await openNearest(modelsDir);
const draws = Number(process.env['HARK_BENCH_DRAWS'] ?? 5);

const few = await measure({ topics: 5, each: 10, off: 20 });
const some = await measure({ topics: 12, each: 60, off: 80 });
const more = await measure({ topics: 25, each: 30, off: 80 });
const many = await measure({ topics: 50, each: 30, off: 200 });
await embedder.close();
report(
  'ai-off-topic',
  { draws, few, some, more, many },
  [few, some, more].every(
    ({ ari, purity, placed, keptOut }) =>
      ari.mean >= 0.85 && purity.mean >= 0.9 && placed.mean >= 0.9 && keptOut.mean >= 0.85,
  ) &&
    many.ari.mean >= 0.8 &&
    many.purity.mean >= 0.85,
);

type Shape = { readonly topics: number; readonly each: number; readonly off: number };

async function measure(shape: Shape) {
  const rounds: Awaited<ReturnType<typeof measureDraw>>[] = [];
  for (let seed = 1; seed <= draws; seed += 1) rounds.push(await measureDraw(seed, shape));
  const of = (name: keyof (typeof rounds)[number]) => spreadOf(rounds.map((round) => round[name]));
  return { ari: of('ari'), purity: of('purity'), placed: of('placed'), keptOut: of('keptOut') };
}

async function measureDraw(seed: number, { topics, each, off }: Shape) {
  const about = drawTopics(known, { seed, topics, each }).flatMap((place) => known[place] ?? []);
  const others = shuffled(offTopic, randomFrom(seed)).slice(0, off);
  const vectors = await embed([...about.map(({ text }) => text), ...others]);
  const { labels } = await clusterPoints(toPoints(vectors, vectors[0]?.length ?? 0), {
    cut: 0.5,
    smallest: 3,
    nearest,
  });
  const truth = [...about.map(({ topic }) => topic), ...others.map(() => 'off topic')];
  const ofTopics = labels.subarray(0, about.length);
  const isIn = (label: number): boolean => label >= 0;
  const placed = [...ofTopics.keys()].filter((row) => isIn(ofTopics[row] ?? -1));
  return {
    ari: adjustedRand(
      placed.map((row) => truth[row] ?? ''),
      Int32Array.from(placed, (row) => ofTopics[row] ?? -1),
    ),
    purity: purityOf(truth, labels),
    placed: placed.length / about.length,
    keptOut: 1 - labels.subarray(about.length).filter(isIn).length / off,
  };
}
