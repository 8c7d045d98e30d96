// The key quotes of a meeting without a language model, against what people wrote about it, and against as many
// words of it taken at random.
import { join } from 'node:path';
import { middleOf, nearness, pickQuotes } from '#engines/answering/index.ts';
import { brief } from '#server/features/summaries/write/key-quotes.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { openOwnModels } from '#server/platform/ai/own/own-models.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { findBenchData } from './support/bench-data.ts';
import { meanOf, randomFrom, shuffled, spreadOf } from './support/known-topics.ts';
import { cutMeeting, sentencesOf, type MeetingSentence } from './support/meeting-windows.ts';
import { readMeetings } from './support/meetings.ts';
import { report } from './support/report.ts';
import { rouge } from './support/rouge.ts';

const path = findBenchData('qmsum/product-val.jsonl');
const log = createLog({ level: 'error' });
const modelsDir = join(import.meta.dirname, '../models');
const embedder = openEmbedder({ ai: undefined, modelsDir }, log);
const own = openOwnModels({ modelsDir }, log);
if (!path || !embedder || !own) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const seeds = [1, 2, 3, 4, 5];

const meetings = readMeetings(path).filter(({ summary }) => summary !== '');
const picked: { one: number; two: number }[] = [];
const random = seeds.map(() => ({ one: [] as number[], two: [] as number[] }));
for (const meeting of meetings) {
  const sentences = sentencesOf(cutMeeting(meeting.turns));
  const vectors = await embedder.embed(sentences.map(({ text }) => text));
  const salience = await own.salience(sentences, vectors);
  const middle = middleOf(vectors);
  const places = pickQuotes(
    sentences.map(({ text }, at) => ({
      text,
      nearness: nearness(middle, vectors[at] ?? middle),
      salience: salience[at],
      vector: vectors[at],
    })),
    brief,
  );
  const quotes = textOf(places.toSorted((a, b) => a - b).flatMap((at) => sentences[at] ?? []));
  picked.push({ one: rouge(quotes, meeting.summary, 1), two: rouge(quotes, meeting.summary, 2) });
  for (const [at, seed] of seeds.entries()) {
    const text = textOf(upTo(brief.mostWords, shuffled(sentences, randomFrom(seed))));
    random[at]?.one.push(rouge(text, meeting.summary, 1));
    random[at]?.two.push(rouge(text, meeting.summary, 2));
  }
}
const byChance = {
  one: spreadOf(random.map(({ one }) => meanOf(one))),
  two: spreadOf(random.map(({ two }) => meanOf(two))),
};
const quoted = { one: meanOf(picked.map(({ one }) => one)), two: meanOf(picked.map(({ two }) => two)) };
const figures = {
  meetings: meetings.length,
  rouge1: Number(quoted.one.toFixed(1)),
  rouge2: Number(quoted.two.toFixed(1)),
  byChance,
};
report(
  'ai-summaries',
  figures,
  quoted.two >= 1.4 * byChance.two.mean && quoted.one >= byChance.one.mean + 1.5,
);
await embedder.close();
await own.close();

function upTo(words: number, sentences: readonly MeetingSentence[]): MeetingSentence[] {
  let left = words;
  return sentences.filter(({ text }) => {
    const count = text.split(/\s+/).length;
    if (count < 4 || count > left) return false;
    left -= count;
    return true;
  });
}

function textOf(sentences: readonly MeetingSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
