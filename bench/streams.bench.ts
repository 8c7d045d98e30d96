// Answers on their way from the model to their readers: one at a time, 200 at once on one process, and across reloads.
import { randomUUID } from 'node:crypto';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { integer, string } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { documentOf } from '#tests/support/work.ts';
import { openScriptedModel } from '#tests/support/scripted-model.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { startChild } from './support/child-server.ts';
import { followStream, type HeardPart } from './support/follow-stream.ts';
import { pacedAnswer, thoughts, type PacedAnswer } from './support/paced-answer.ts';
import { postTo } from './support/post-to.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const atOnce = Number(process.env['HARK_BENCH_STREAMS'] ?? 200);
/** Of each of them. */
const wordsASecond = Number(process.env['HARK_BENCH_WORDS'] ?? 10);
/** One person may read 20 at once. */
const people = Math.ceil(atOnce / 20);
/** People don't ask in the same moment. */
const spreadMs = 4000;
const targets = { firstMs: 50, moreMs: 100 };
const sentences = [
  'The export takes fifteen minutes.',
  'The export loses all tags.',
  'People give up on the export twice a week.',
  'The export has no progress bar.',
  'People copy the export by hand.',
  'The export fails on large projects.',
  'Nobody trusts the export before a meeting.',
  'The export opens in the wrong program.',
  'People ask a colleague for the export.',
  'The export works well in the morning.',
  'The import keeps every tag.',
  'People wait for the import over lunch.',
  'The import names the row that failed.',
  'Nobody reads the help page of the import.',
  'The import accepts files of any size.',
  'People test the import with a small file.',
  'The import runs again after an error.',
  'The import and the export use different words.',
  'People want one button for both.',
  'The search finds what the import brought.',
];

const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL server can be had here; skipped.');
  process.exit(0);
}
const model = await openScriptedModel();
const server = await startChild('stream-server.ts', [postgres.url, model.url, String(people)]);
const to = { address: server.address, host: server.host ?? '' };
try {
  const bearers: string[] = [];
  for (const link of server.links ?? []) bearers.push(await signIn({ ...server, link }));
  await addNote(bearers[0] ?? '');
  // The first rounds are for the compiler.
  for (let round = 0; round < 5; round += 1) await measure(bearers, { streams: 1, wordsASecond: 200 });
  const alone: Round[] = [];
  // By turns: one person may ask 60 questions a minute.
  for (let round = 0; round < 20; round += 1)
    alone.push(await measure(bearers.slice(round % bearers.length), { streams: 1, wordsASecond: 40 }));
  const many = await measure(bearers, { streams: atOnce, wordsASecond });
  const reloaded = await measure(bearers, { streams: Math.min(atOnce, 50), wordsASecond, reloadEvery: 3 });
  const first = figures(alone.flatMap(({ first }) => first));
  const each = figures(alone.flatMap(({ all }) => all));
  const together = figures(many.all);
  const isWhole = [...alone, many, reloaded].every((round) => round.isWhole);
  report(
    'streams',
    {
      firstToken: first,
      sentences: each,
      atOnce,
      wordsASecondOfEach: many.wordsASecond,
      beginWithinMs: spreadMs,
      firstTokenTogether: figures(many.first),
      sentencesTogether: together,
      sentencesReloaded: figures(reloaded.all),
      isWhole,
      targets,
    },
    isWhole &&
      first.p95 <= targets.firstMs &&
      figures(many.first).p95 <= first.p95 + targets.moreMs &&
      together.p95 <= each.p95 + targets.moreMs,
  );
} finally {
  server.stop();
  await model.close();
  postgres.stop();
}

async function addNote(bearer: string): Promise<void> {
  const { createProject } = await graphql(
    object({ createProject: object({ id: string }) }),
    bearer,
    'mutation { createProject(input: { title: "Exports" }) { id } }',
  );
  const input = { projectId: createProject.id, title: 'Interview', content: documentOf(sentences.join(' ')) };
  await graphql(
    object({ createNote: object({ id: string }) }),
    bearer,
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input },
  );
  await eventually('the note can be found', async () => {
    const { search } = await graphql(
      object({ search: object({ total: integer }) }),
      bearer,
      'query ($options: SearchOptions!) { search(options: $options) { total } }',
      { options: { query: { method: 'FULL_TEXT', value: 'export' } } },
    );
    return search.total > 0;
  });
}

async function graphql<T>(
  codec: Codec<T>,
  bearer: string,
  query: string,
  variables: object = {},
): Promise<T> {
  const { body } = await postTo(to, '/api/graphql', { query, variables }, '', bearer);
  const { data } = JSON.parse(body) as { data?: unknown };
  if (!data) throw new Error(body);
  return decode(codec, data);
}

type Pace = { readonly streams: number; readonly wordsASecond: number; readonly reloadEvery?: number };
type Round = {
  /** From the word that completes a sentence to the sentence on the reader's side. */
  readonly all: number[];
  /** From the first word to the first part. */
  readonly first: number[];
  readonly isWhole: boolean;
  readonly wordsASecond: number;
};

/** Asks all before the model writes the first word, then reads all to their end. */
async function measure(
  bearers: readonly string[],
  { streams, wordsASecond, reloadEvery }: Pace,
): Promise<Round> {
  const begin = Promise.withResolvers<void>();
  const answers: PacedAnswer[] = [];
  const readings: Promise<HeardPart[]>[] = [];
  for (let at = 0; at < streams; at += 1) {
    const bearer = bearers[at % bearers.length] ?? '';
    const answer = pacedAnswer(sentences, {
      begin: begin.promise,
      // By then the last of them is being read.
      afterMs: (streams > 1 ? 500 : 100) + (spreadMs * at) / streams,
      wordsASecond,
    });
    model.answer(answer.script);
    const streamId = await ask(bearer);
    await answer.asked;
    answers.push(answer);
    readings.push(followStream({ to, bearer, streamId, ...(reloadEvery && { reloadEvery }) }));
  }
  begin.resolve();
  const heard = await Promise.all(readings);
  const latencies = heard.map((parts, at) =>
    parts.flatMap(({ place, at: cameAt }) =>
      place === undefined ? [] : [cameAt - (answers[at]?.sentAt[place] ?? Infinity)],
    ),
  );
  return {
    all: latencies.flat(),
    first: heard.map(([part], at) => (part?.at ?? Infinity) - (answers[at]?.firstAt ?? Infinity)),
    isWhole: heard.every(isWhole),
    wordsASecond: Math.round(answers.reduce((sum, one) => sum + one.wordsASecond, 0) / answers.length),
  };
}

async function ask(bearer: string): Promise<string> {
  const question = 'Why do people give up on the export?';
  const { askQuestion } = await graphql(
    object({
      askQuestion: object({
        messages: object({ items: array(object({ streamId: nullable(string) })) }),
      }),
    }),
    bearer,
    'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { messages { items { streamId } } } }',
    { input: { question, requestKey: randomUUID() } },
  );
  return askQuestion.messages.items.findLast(({ streamId }) => streamId !== null)?.streamId ?? '';
}

/** Nothing twice, nothing left out, in order. */
function isWhole(parts: readonly HeardPart[]): boolean {
  const places = parts.flatMap(({ place }) => place ?? []);
  return (
    parts.every(({ position }, at) => position === at + 1) &&
    parts.map((part) => part.thoughts).join('') === thoughts &&
    places.length === sentences.length &&
    places.every((place, at) => place === at)
  );
}

function figures(latencies: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
