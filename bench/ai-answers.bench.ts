// Questions about meetings whose answering turns are known: how good the windows are that an answer rests on, whether
// quotes are verbatim and from the right turns, and whether questions from elsewhere are refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseWindows, judgeAnswerable, nearness, pickQuotes } from '#engines/answering/index.ts';
import { fuseWordsAndMeaning } from '#engines/answering/fuse-scores.ts';
import { rankByWords } from '#engines/answering/rank-by-words.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { openOwnModels } from '#server/platform/ai/own/own-models.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { findBenchData } from './support/bench-data.ts';
import { ndcgAt10, readCranfield } from './support/cranfield.ts';
import { meanOf, randomFrom, shuffled, spreadOf } from './support/known-topics.ts';
import { readMeetings } from './support/meetings.ts';
import { cutMeeting, sentencesOf, type MeetingWindow } from './support/meeting-windows.ts';
import { report } from './support/report.ts';

const path = findBenchData('qmsum/product-val.jsonl');
const banking = findBenchData('banking77/train.csv');
const log = createLog({ level: 'error' });
const modelsDir = join(import.meta.dirname, '../models');
const embedder = openEmbedder({ ai: undefined, modelsDir }, log);
const own = openOwnModels({ modelsDir }, log);
if (!path || !banking || !embedder || !own) {
  console.log('The public data or the model pack is not here; skipped.');
  process.exit(0);
}
const embed = embedder.embed.bind(embedder);
const models = own;
const seeds = [1, 2, 3];
const mostWords = 80;

/** Each takes half a minute on one core, most of it for reranking. */
const mostMeetings = Number(process.env['HARK_BENCH_MEETINGS'] ?? 20);
const meetings = readMeetings(path)
  .slice(0, mostMeetings)
  .map(({ turns, questions }) => ({
    turns,
    questions,
    windows: cutMeeting(turns),
  }));
const rounds: {
  byWords: number;
  hybrid: number;
  reranked: number;
  refused: boolean;
  precision: number;
  byChance: number;
  verbatim: boolean;
}[] = [];
const embedded: Float32Array[][] = [];
for (const meeting of meetings) {
  const vectors = await embed(meeting.windows.map(({ text }) => text));
  embedded.push(vectors);
  const questions = await embed(meeting.questions.map(({ text }) => text));
  for (const [at, question] of meeting.questions.entries()) {
    const asked = questions[at] ?? new Float32Array();
    rounds.push(await measure(question, asked, vectors, meeting));
  }
}
const foreign = await measureForeign();
const of = (name: 'byWords' | 'hybrid' | 'reranked' | 'precision' | 'byChance') =>
  meanOf(rounds.map((round) => round[name]));
const figures = {
  questions: rounds.length,
  ndcg10: { byWords: of('byWords'), hybrid: of('hybrid'), reranked: of('reranked') },
  hybridToWords: of('hybrid') / of('byWords'),
  rerankedToHybrid: of('reranked') / of('hybrid'),
  citedTurns: { precision: of('precision'), byChance: of('byChance') },
  precisionToChance: of('precision') / of('byChance'),
  verbatim: meanOf(rounds.map(({ verbatim }) => Number(verbatim))),
  answerableRefused: meanOf(rounds.map(({ refused }) => Number(refused))),
  foreignRefused: foreign,
};
report(
  'ai-answers',
  rounded(figures),
  figures.hybridToWords >= 1.05 &&
    figures.rerankedToHybrid >= 1.08 &&
    figures.precisionToChance >= 1.5 &&
    figures.verbatim === 1 &&
    figures.answerableRefused <= 0.12 &&
    foreign.mean >= 0.85,
);
await embedder.close();
await own.close();

async function measure(
  question: (typeof meetings)[number]['questions'][number],
  asked: Float32Array,
  vectors: readonly Float32Array[],
  { turns, windows }: (typeof meetings)[number],
) {
  const near = windows.map((window, at) => ({
    text: window.text,
    nearness: nearness(asked, vectors[at] ?? asked),
    isTalk: true,
  }));
  const relevant = new Map(
    windows.flatMap((window, at) => (window.turns.some((turn) => question.turns.has(turn)) ? [[at, 1]] : [])),
  );
  const words = rankByWords(
    question.text,
    windows.map(({ text }) => text),
  );
  const hybrid = fuseWordsAndMeaning(
    words,
    near.map((one) => one.nearness),
  );
  const chosen = await chooseWindows(question.text, near, {
    rerank: (asking, texts) => models.rerank(asking, texts),
  });
  const quotes = await quote(
    asked,
    chosen.slice(0, 6).flatMap(({ at }) => windows[at] ?? []),
  );
  return {
    byWords: ndcgAt10(bestFirst(words), relevant),
    hybrid: ndcgAt10(bestFirst(hybrid), relevant),
    reranked: ndcgAt10(
      chosen.map(({ at }) => at),
      relevant,
    ),
    refused: !judgeAnswerable(question.text, near),
    precision: meanOf(quotes.map(({ turn }) => Number(question.turns.has(turn)))),
    byChance: wordShare(turns, question.turns),
    verbatim: quotes.every(({ turn, text }) => turns[turn]?.text.includes(text)),
  };
}

async function quote(asked: Float32Array, windows: readonly MeetingWindow[]) {
  const sentences = sentencesOf(windows);
  const vectors = await embed(sentences.map(({ text }) => text));
  const salience = await models.salience(sentences, vectors);
  const candidates = sentences.map(({ text }, at) => ({
    text,
    nearness: nearness(asked, vectors[at] ?? asked),
    salience: salience[at],
    vector: vectors[at],
  }));
  return pickQuotes(candidates, { mostWords, most: 8 }).flatMap((at) => sentences[at] ?? []);
}

/** Customers of a bank ask about these meetings, and these questions are asked of abstracts on aerodynamics. */
async function measureForeign() {
  const rows = parseCsv(readFileSync(banking ?? '', 'utf8'));
  if (!rows.ok) throw new Error(rows.message);
  const asked = rows.value.slice(1).map(([text = '']) => text);
  const abstracts = (readCranfield()?.documents ?? []).slice(0, 200).map(({ body }) => body);
  const abstractVectors = await embed(abstracts);
  const results: number[] = [];
  for (const seed of seeds) {
    const random = randomFrom(seed);
    const fromBank = shuffled(asked, random).slice(0, 100);
    const vectors = await embed(fromBank);
    const atMeetings = fromBank.map((question, at) => {
      const place = Math.floor(random() * meetings.length);
      return isRefused(
        question,
        vectors[at],
        meetings[place]?.windows.map(({ text }) => text),
        embedded[place],
      );
    });
    const product = shuffled(
      meetings.flatMap(({ questions }) => questions.map(({ text }) => text)),
      random,
    ).slice(0, 60);
    const productVectors = await embed(product);
    const atAbstracts = product.map((question, at) =>
      isRefused(question, productVectors[at], abstracts, abstractVectors),
    );
    results.push(meanOf([...atMeetings, ...atAbstracts].map(Number)));
  }
  return spreadOf(results);
}

function isRefused(
  question: string,
  asked: Float32Array = new Float32Array(),
  texts: readonly string[] = [],
  vectors: readonly Float32Array[] = [],
): boolean {
  return !judgeAnswerable(
    question,
    texts.map((text, at) => ({ text, nearness: nearness(asked, vectors[at] ?? asked) })),
  );
}

/** What quoting anything of the meeting would hit. */
function wordShare(turns: (typeof meetings)[number]['turns'], wanted: ReadonlySet<number>): number {
  const words = turns.map(({ text }) => text.split(/\s+/).length);
  const all = words.reduce((sum, count) => sum + count, 0);
  return words.reduce((sum, count, at) => sum + (wanted.has(at) ? count : 0), 0) / all;
}

function bestFirst(scores: readonly number[]): number[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(3)) : one)),
  ) as T;
}
