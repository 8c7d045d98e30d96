// How feedback sounds: texts of several kinds whose sentiment we gave ourselves, none of them trained on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentiment } from '#domain/channels/sentiment.ts';
import { tellLanguage } from '#engines/search/tell-language.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { openSentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { report } from './support/report.ts';

const target = 0.85;
/** Praise and blame in one text count as neither. */
const meant = new Map<string, Sentiment>([
  ['p', 'positive'],
  ['n', 'negative'],
  ['0', 'neutral'],
  ['m', 'neutral'],
]);
const log = createLog({ level: 'error' });
const modelsDir = join(import.meta.dirname, '../models');
const embedder = openEmbedder({ ai: undefined, modelsDir }, log);
if (!embedder) {
  console.log('The model pack is not here; skipped.');
  process.exit(0);
}
const reader = openSentimentReader({ sentimentFile: join(modelsDir, 'own/sentiment.json.gz') }, log);
const texts = readFileSync(join(import.meta.dirname, 'sentiment-texts.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', said = '', text = ''] = line.split('\t');
    return { kind, expected: meant.get(said), text, language: tellLanguage(text) ?? null };
  });
const vectors = await embedder.embed(texts.map(({ text }) => text));
// Its file is read for the first text.
reader.read({ text: '', language: null, vector: new Float32Array() }, embedder.model);
const started = performance.now();
const judged = texts.map((one, at) => {
  const vector = vectors[at] ?? new Float32Array();
  return { ...one, read: reader.read({ ...one, vector }, embedder.model) };
});
const microsecondsEach = Math.round(((performance.now() - started) / texts.length) * 1000);
const right = shareRight(judged);
const figures = {
  texts: texts.length,
  right,
  ...Object.fromEntries(
    [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, of]) => [kind, shareRight(of)]),
  ),
  microsecondsEach,
};
report('sentiment', { ...figures, target }, right >= target);
await embedder.close();

function shareRight(of: readonly (typeof judged)[number][]): number {
  return Number((of.filter(({ read, expected }) => read === expected).length / of.length).toFixed(3));
}
