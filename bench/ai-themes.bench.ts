// Themes found in short customer questions whose topics are known: how well they agree, whether they keep their
// identity while data streams in, whether their titles name the topic, and how long five thousand take.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterPoints,
  assign,
  cosine,
  matchGroups,
  pick,
  pointAt,
  proposeTitles,
  toPoints,
} from '#engines/clustering/index.ts';
import type { Clusters, Points } from '#engines/clustering/index.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import {
  adjustedRand,
  drawTopics,
  meanOf,
  purityOf,
  spreadOf,
  type Labelled,
} from './support/known-topics.ts';
import { findBenchData } from './support/bench-data.ts';
import { report } from './support/report.ts';

const path = findBenchData('banking77/train.csv');
const modelsDir = join(import.meta.dirname, '../models');
const embedder = openEmbedder({ ai: undefined, modelsDir }, createLog({ level: 'error' }));
if (!path || !embedder) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const embed = embedder.embed.bind(embedder);
const nearest = await openNearest(modelsDir);
const options = { cut: 0.5, smallest: 3, nearest };
const rows = parseCsv(readFileSync(path, 'utf8'));
if (!rows.ok) throw new Error(rows.message);
const all: Labelled[] = rows.value.slice(1).map(([text = '', topic = '']) => ({ text: text.trim(), topic }));
const vectors = await embedAll(all.map(({ text }) => text));

const draws = Number(process.env['HARK_BENCH_DRAWS'] ?? 20);
const small = await measureDraws(12);
const large = await measureDraws(30);
const started = performance.now();
await clusterPoints(pick(vectors, [...Array(5000).keys()]), options);
const fiveThousandMs = Math.round(performance.now() - started);

report(
  'ai-themes',
  { draws, small, large, fiveThousandMs },
  small.ari.mean >= 0.75 &&
    large.ari.mean >= 0.68 &&
    small.purity.mean >= 0.8 &&
    large.purity.mean >= 0.8 &&
    small.streamedToFull.mean >= 0.95 &&
    small.kept.mean >= 0.9 &&
    small.titled.mean >= 0.82 &&
    fiveThousandMs <= 2000,
);
await embedder.close();

async function measureDraws(topics: number) {
  const rounds: Awaited<ReturnType<typeof measureDraw>>[] = [];
  for (let seed = 1; seed <= draws; seed += 1) rounds.push(await measureDraw(seed, topics));
  const of = (name: keyof (typeof rounds)[number]) => spreadOf(rounds.map((round) => round[name]));
  return {
    ari: of('ari'),
    purity: of('purity'),
    streamedToFull: of('streamedToFull'),
    againToFull: of('againToFull'),
    kept: of('kept'),
    titled: of('titled'),
  };
}

async function measureDraw(seed: number, topics: number) {
  const places = drawTopics(all, { seed, topics, each: 60 });
  const truth = places.map((place) => all[place]?.topic ?? '');
  const points = pick(vectors, places);
  const full = await clusterPoints(points, options);
  const ari = adjustedRand(truth, full.labels);
  return {
    ari,
    purity: purityOf(truth, full.labels),
    ...(await measureStream(points, truth, ari)),
    titled: await measureTitles(points, places, truth, full),
  };
}

/** Three fifths are clustered, the rest streams in; then everything is clustered again. */
async function measureStream(points: Points, truth: readonly string[], fullAri: number) {
  const order = [...truth.keys()].sort((a, b) => ((a * 7919) % 104_729) - ((b * 7919) % 104_729));
  const early = order.slice(0, Math.round(order.length * 0.6));
  const first = await clusterPoints(pick(points, early), options);
  const { labels } = await assign(points, first.centroids, { cut: options.cut });
  const before = Array.from(labels, (label) => (label < 0 ? null : `theme-${label}`));
  const again = await clusterPoints(points, { ...options, before: labels });
  const known = Array.from({ length: first.centroids.values.length / points.size }, (_, at) => ({
    id: `theme-${at}`,
    centroid: pointAt(first.centroids, at),
  }));
  const { continued } = matchGroups(known, before, again.labels, again.centroids);
  const placed = before.flatMap((id, row) =>
    id === null ? [] : [continued.get(again.labels[row] ?? -1) === id],
  );
  return {
    streamedToFull: adjustedRand(truth, labels) / fullAri,
    againToFull: adjustedRand(truth, again.labels) / fullAri,
    kept: meanOf(placed.map(Number)),
  };
}

/** Whether the true name of the topic is among the three names of topics that are nearest to the title. */
async function measureTitles(
  points: Points,
  places: readonly number[],
  truth: readonly string[],
  found: Clusters,
) {
  const count = found.centroids.values.length / points.size;
  const members = Array.from({ length: count }, (_, group) =>
    [...found.labels.entries()].flatMap(([row, label]) => (label === group ? [row] : [])),
  );
  const groups = members.map((own) => ({
    texts: own.map((row) => all[places[row] ?? 0]?.text ?? ''),
    vectors: pick(points, own),
  }));
  const titles = await proposeTitles(groups, found.centroids, {
    embed: (texts) => embed([...texts]),
  });
  const names = [...new Set(truth)];
  const nameVectors = await embed(names.map((name) => name.replaceAll('_', ' ')));
  const titleVectors = await embed(titles.map(({ phrases }) => phrases[0] ?? ''));
  const hits = members.map((own, group) => {
    const topic = mostCommon(own.map((row) => truth[row] ?? ''));
    const nearestNames = names
      .map((name, at) => ({
        name,
        score: cosine(titleVectors[group] ?? new Float32Array(), nameVectors[at] ?? new Float32Array()),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 3);
    return nearestNames.some(({ name }) => name === topic);
  });
  return meanOf(hits.map(Number));
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

async function embedAll(texts: readonly string[]): Promise<Points> {
  const found: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += 500)
    found.push(...(await embed(texts.slice(from, from + 500))));
  return toPoints(found, found[0]?.length ?? 0);
}
