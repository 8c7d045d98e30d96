import { beforeEach, expect, test } from 'vitest';
import { answerModels } from '#server/features/answering/index.ts';
import type { Person } from '#tests/support/scene.ts';
import { chosenModel, refuses, says, type Script } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, model, place } from '#tests/support/scripted-team.ts';
import { runTable, uploadTable } from '#tests/support/import-table.ts';
import { setMode } from '#tests/support/suggesting.ts';
import { currentSummary } from '#tests/support/summarizing.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';
import { summarizeSettledJob } from './jobs.ts';

let maker: Person;
let project: string;

const said =
  'The export took 15 minutes and did not keep the tags. Amara gave up on the export twice. Sharing a reel works well for the support team, and they share one every Monday.';
const right = says('Amara gave up on the export twice [1.2].');
/** Each request of the scripted model counts 25 tokens. */
const tokens = 25;
const restSeconds = 1200;

// So late that the worker never comes to it: the test takes the turns.
gatherScriptedTeam({ env: (chosen) => ({ ...chosenModel(chosen), summariesAfterSeconds: restSeconds }) });
beforeEach(async () => {
  maker = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  project = await addProject(maker);
});

async function importNotes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(await addNote(maker, project, { title: `Call ${at}`, content: documentOf(said) }));
  await app.dispatcher?.drain();
  app.clock.pass(restSeconds + 1);
  return ids;
}

type JobRow = { id: string; state: string; doing: string };
async function jobs(): Promise<JobRow[]> {
  const { rows } = await app.database.owner.query<JobRow>(
    `select id, state, doing from jobs where workspace_id = $1 and name = 'summaries.summarizeSettled' order by id`,
    [place.workspace.id],
  );
  return rows;
}

/** One turn of the job that waits. Answers after how many seconds it wants the next; undefined when it ended. */
async function takeTurn(of?: string): Promise<number | undefined> {
  const { services } = app;
  const waiting = (await jobs()).find(({ state }) => state === 'waiting');
  let next: number | undefined;
  await summarizeSettledJob(answerModels(services.models, services.log)).runAttempt({
    ctx: services.systemCtx(place.workspace),
    jobId: of ?? waiting?.id ?? '',
    signal: new AbortController().signal,
    isLast: false,
    forgive: async () => {},
    again: async (_tx, afterSeconds) => {
      next = afterSeconds;
    },
  });
  return next;
}

async function takeAllTurns(): Promise<void> {
  while ((await takeTurn()) === 0);
}

const engineOf = async (note: string) => (await currentSummary(maker, 'NOTE', note)).current?.engine ?? null;
const setBudget = (monthlyTokens: number) =>
  ask(
    maker,
    'mutation ($input: UpdateModelSettingsInput!) { updateModelSettings(input: $input) { monthlyTokens } }',
    { input: { monthlyTokens } },
  );
const work = async () =>
  (await ask(maker, '{ work(failed: false) { items { id name state progress doing canCancel } } }')).work
    .items;

test('many new notes are one job that asks the model for one note at a time', async () => {
  let open = 0;
  let most = 0;
  const counted: Script = async (response, request) => {
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => (open -= 1));
    await right(response, request);
  };
  model.answer(...Array.from({ length: 7 }, () => counted));
  const notes = await importNotes(7);
  expect(await jobs()).toHaveLength(1);
  expect(await takeTurn()).toBe(0);
  expect(model.asked).toHaveLength(5);
  expect(await work()).toMatchObject([
    { name: 'Summaries of notes', state: 'WAITING', doing: 'Summarizing notes (4 of 7)', canCancel: true },
  ]);
  await takeAllTurns();
  expect(model.asked).toHaveLength(7);
  expect(most).toBe(1);
  for (const note of notes) expect(await engineOf(note)).toBe('MODEL');
  expect(await work()).toEqual([]);
});

test('a note that is changed again and again is asked about once', async () => {
  const [note = ''] = await importNotes(1);
  const { rows } = await app.database.owner.query(
    'select note_id from summary_waits where workspace_id = $1',
    [place.workspace.id],
  );
  expect(rows).toEqual([{ note_id: note }]);
});

test('the last fifth of the budget is left to people, and the work waits for more', async () => {
  await setBudget(tokens * 4);
  model.answer(right, right, right, right, right, right);
  const notes = await importNotes(6);
  // After four the budget is used up, but from four fifths on nothing is asked for by itself.
  expect(await takeTurn()).toBe(600);
  expect(model.asked).toHaveLength(4);
  expect(await work()).toMatchObject([
    { state: 'WAITING', doing: 'Waiting: most of this month’s AI budget is used (4 of 6)' },
  ]);
  expect(await engineOf(notes[5] ?? '')).toBe(null);
  await setBudget(tokens * 100);
  await takeAllTurns();
  for (const note of notes) expect(await engineOf(note)).toBe('MODEL');
});

test('while the service is busy nothing is lost, and nothing half done is left', async () => {
  model.answer(refuses(429, { 'retry-after': '90' }), right, right);
  const [first = '', second = ''] = await importNotes(2);
  expect(await takeTurn()).toBe(90);
  expect(model.asked).toHaveLength(1);
  expect(await work()).toMatchObject([
    { doing: 'Waiting: The AI service is busy. Try again later. (0 of 2)' },
  ]);
  const { attempt, current } = await currentSummary(maker, 'NOTE', first);
  expect([attempt, current]).toEqual([null, null]);
  app.clock.pass(91);
  await takeAllTurns();
  expect([await engineOf(first), await engineOf(second)]).toEqual(['MODEL', 'MODEL']);
});

test('a note that no model could be had for gets key quotes in the end', async () => {
  const [note = ''] = await importNotes(1);
  for (let tries = 0; tries < 4; tries += 1) {
    model.answer(refuses(429, { 'retry-after': '60' }));
    expect(await takeTurn()).toBe(60);
    app.clock.pass(61);
  }
  model.answer(refuses(429, { 'retry-after': '60' }));
  expect(await takeTurn()).toBeUndefined();
  expect(await engineOf(note)).toBe('EMBEDDED');
});

test('what an admin cancels is not summarized, what comes later is', async () => {
  const [before = ''] = await importNotes(1);
  const [job] = await jobs();
  await ask(maker, 'mutation ($id: ID!) { cancelWork(id: $id) }', { id: job?.id });
  model.answer(right);
  const [after = ''] = await importNotes(1);
  await takeAllTurns();
  expect([await engineOf(before), await engineOf(after)]).toEqual([null, 'MODEL']);
  expect(model.asked).toHaveLength(1);
});

test('one that was started while another had its turn leaves the rest to it', async () => {
  await importNotes(1);
  const [older] = await jobs();
  await app.database.owner.query(`update jobs set state = 'running' where id = $1`, [older?.id]);
  await importNotes(1);
  expect((await jobs()).map(({ state }) => state)).toEqual(['running', 'waiting']);
  await app.database.owner.query(`update jobs set state = 'waiting' where id = $1`, [older?.id]);
  const [, newer] = await jobs();
  model.answer(right, right);
  expect(await takeTurn(newer?.id)).toBeUndefined();
  expect(model.asked).toHaveLength(0);
  await takeAllTurns();
  expect(model.asked).toHaveLength(2);
});

test('rows of a table are summarized where that was chosen for their project, and not by default', async () => {
  const importTable = async () => {
    const bytes = `Title,Feedback\nOne,"${said}"\nTwo,"${said}"\nThree,Too short\n`;
    const table = await uploadTable(app, maker, { projectId: project, fileName: 'Calls.csv', bytes });
    await runTable(maker, table, { columns: [{ use: 'TITLE' }, { use: 'CONTENT' }] });
    await app.dispatcher?.drain();
    app.clock.pass(restSeconds + 1);
  };
  await importTable();
  expect(await jobs()).toEqual([]);
  project = await addProject(maker);
  await setMode(maker, 'Summarize', 'On', project);
  model.answer(right, right);
  await importTable();
  expect(await jobs()).toHaveLength(1);
  await takeAllTurns();
  const { notes } = await ask(maker, 'query ($id: ID!) { notes(projectId: $id) { items { id title } } }', {
    id: project,
  });
  const engines: Record<string, string | null> = {};
  for (const { id, title } of notes.items) engines[title] = await engineOf(id);
  expect(engines).toEqual({ One: 'MODEL', Two: 'MODEL', Three: null });
  expect(model.asked).toHaveLength(2);
});
