// A question to a workspace with 100,000 notes, without a language model: how long until the first words of the answer
// are read, and until all of it is. HARK_BENCH_ITEMS: how many notes there are; reading their meaning takes minutes.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { findBenchData } from './support/bench-data.ts';
import { startChild } from './support/child-server.ts';
import { followStream } from './support/follow-stream.ts';
import { postTo } from './support/post-to.ts';
import { report } from './support/report.ts';
import { sendImport } from './support/send-import.ts';
import { openSession } from './support/sign-in.ts';

const targets = { firstMs: 1000, wholeMs: 3000 };
const items = Number(process.env['HARK_BENCH_ITEMS'] ?? 100_000);
const questionCount = 40;
const answered = object({
  data: object({
    askQuestion: object({ messages: object({ items: array(object({ streamId: nullable(string) })) }) }),
  }),
});

const path = findBenchData('banking77/train.csv');
const postgres = await startPostgres();
if (!path || !postgres || !findModel(join(import.meta.dirname, '../models')).ok) {
  console.log('The public data, the model pack or a PostgreSQL server is not here; skipped.');
  process.exit(0);
}
const rows = parseCsv(readFileSync(path, 'utf8'));
if (!rows.ok) throw new Error(rows.message);
const texts = rows.value.slice(1).map(([text = '']) => text.trim());
// Every two hundredth and something is asked; the others are what people wrote.
const every = Math.floor(texts.length / questionCount);
const questions = texts.filter((_text, at) => at % every === 0).slice(0, questionCount);
const said = texts.filter((_text, at) => at % every !== 0);

const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const db = new pg.Pool({ connectionString: postgres.url, max: 1 });
const server = await startChild('upload-server.ts', [dir, postgres.url, 'models']);
const to = { address: server.address, host: server.host ?? '' };
try {
  const bearer = await openSession(server);
  const started = performance.now();
  await sendImport({ server, bearer: await bearer() }, noteTable(items));
  await untilRead();
  const readyMinutes = Number(((performance.now() - started) / 60_000).toFixed(1));
  const first: number[] = [];
  const whole: number[] = [];
  // The first rounds are for the compiler and the caches of the models.
  for (const question of questions.slice(0, 3)) await ask(await bearer(), question);
  for (const question of questions.slice(3)) {
    const { firstMs, wholeMs } = await ask(await bearer(), question);
    first.push(firstMs);
    whole.push(wholeMs);
  }
  const figures = { first: figuresOf(first), whole: figuresOf(whole) };
  report(
    'ai-latency',
    { items, readyMinutes, questions: first.length, ...figures, targets },
    figures.first.p95 <= targets.firstMs && figures.whole.p95 <= targets.wholeMs,
  );
} finally {
  server.stop();
  await db.end();
  postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Until search has all of them, by words and by meaning. */
async function untilRead(): Promise<void> {
  for (;;) {
    const { rows: states } = await db.query<{ ready: boolean }>(
      `select (select count(*) from search_items where type = 'NOTE') >= $1 and embedded_to >= seq as ready
       from search_states`,
      [items],
    );
    if (states[0]?.ready) return;
    await pause(1000);
  }
}

async function ask(bearer: string, question: string): Promise<{ firstMs: number; wholeMs: number }> {
  const started = performance.now();
  const query =
    'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { messages { items { streamId } } } }';
  const variables = { input: { question, requestKey: randomUUID() } };
  const { body } = await postTo(to, '/api/graphql', { query, variables }, '', bearer);
  const { data } = decode(answered, JSON.parse(body));
  const streamId = data.askQuestion.messages.items.findLast((one) => one.streamId !== null)?.streamId;
  if (streamId == null) throw new Error(body);
  const heard = await followStream({ to, bearer, streamId });
  const firstAt = heard.find(({ place }) => place !== undefined)?.at ?? Infinity;
  return { firstMs: firstAt - started, wholeMs: performance.now() - started };
}

function noteTable(count: number) {
  const lines = Array.from({ length: count }, (_none, at) => {
    const [one = '', two = ''] = [
      said[at % said.length],
      said[(at * 7 + Math.floor(at / said.length)) % said.length],
    ];
    return `Ticket ${at},"${`${one} ${two}`.replaceAll('"', '""')}"`;
  });
  const columns = [{ use: 'TITLE' }, { use: 'CONTENT' }];
  return { target: 'NOTES' as const, text: `Title,Text\n${lines.join('\n')}\n`, columns };
}

function figuresOf(values: readonly number[]): { p50: number; p95: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}
