import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filterFormToWire } from '#domain/filters/filter-form.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import {
  addAgent,
  endedRun,
  readRun,
  runAgentAs,
  runMutation,
  runSchedules,
  runsOf,
  settings,
  startRun,
} from '#tests/support/agents.ts';
import { docHistory, runDoc } from '#tests/support/docs.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { currentSummary } from '#tests/support/summarizing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, documentOf, errorOf, grant } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let project: string;
let note: string;

const said = 'The export takes fifteen minutes and loses all tags. I gave up on the export twice.';

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview with Amara', content: documentOf(said) });
});

const contentOf = async (person: Person, kind: 'note' | 'insight', id: string) =>
  (
    await ask(
      person,
      `query ($id: ID!) { ${kind}(id: $id) { title aiGenerated content createdBy { id } } }`,
      { id },
    )
  )[kind];
const countNotes = async (): Promise<number> =>
  (await ask(maker, 'query ($id: ID!) { notes(projectId: $id) { totalCount } }', { id: project })).notes
    .totalCount;
const notificationsOf = async (person: Person): Promise<{ text: string; link: string }[]> =>
  (await ask(person, '{ notifications { items { text link } } }')).notifications.items;

describe('without a language model', () => {
  test('it quotes people word for word, makes a document marked as AI generated, and tells its owner', async () => {
    const agent = await addAgent(maker, {
      tools: ['SEARCH', 'CREATE_DOC', 'NOTIFY'],
      documentKind: 'INSIGHT',
      projectId: project,
    });
    const run = await runAgentAs(app, maker, agent);
    expect(run).toMatchObject({
      state: 'DONE',
      engine: 'EMBEDDED',
      answered: true,
      tokens: 0,
      problem: null,
    });
    expect(run.steps).toMatchObject([
      { tool: 'SEARCH', outcome: 'DONE', items: [{ id: note, type: 'NOTE', title: 'Interview with Amara' }] },
      { tool: 'WRITE', outcome: 'DONE', detail: 'Quotes chosen without a language model.' },
      { tool: 'CREATE_DOC', outcome: 'DONE' },
      { tool: 'NOTIFY', outcome: 'DONE' },
    ]);
    for (const sentence of run.sentences) {
      expect(sentence.support).toBe('SUPPORTED');
      expect(said).toContain(sentence.citations[0]?.quote);
    }
    const made = run.document;
    expect(made).toMatchObject({ kind: 'INSIGHT', projectId: project });
    const insight = await contentOf(maker, 'insight', made?.id ?? '');
    expect(insight).toMatchObject({ title: made?.title, aiGenerated: true, createdBy: { id: maker.id } });
    const text = JSON.stringify(insight.content);
    expect(text).toContain('I gave up on the export twice.');
    expect(text).toContain('quotes chosen without a language model');
    await app.dispatcher?.drain();
    expect(await notificationsOf(maker)).toEqual([
      {
        text: `Your agent created ${made?.title}`,
        link: buildUrl('agentRun', { params: { agentId: agent, runId: run.id } }),
      },
    ]);
    const isAiGenerated = {
      id: '1',
      field: { kind: 'system', field: 'AiGenerated' },
      operator: 'is',
      values: { Boolean: true },
    } as const;
    const filtered = await ask(
      maker,
      `query ($form: SearchFormInput!) { searchByForm(form: $form) { items { id } } }`,
      {
        form: {
          query: 'export',
          filter: JSON.stringify(filterFormToWire({ combinator: 'And', rows: [isAiGenerated] })),
        },
      },
    );
    expect(filtered).toEqual({ searchByForm: { items: [{ id: made?.id }] } });
  });

  test('it makes an AI doc in no project, with the evidence of its run, which can be run again', async () => {
    const agent = await addAgent(maker, { tools: ['SEARCH', 'CREATE_DOC'], documentKind: 'DOC' });
    const run = await runAgentAs(app, maker, agent);
    expect(run.document).toMatchObject({ kind: 'DOC', projectId: null });
    expect(run.steps.at(-1)).toMatchObject({ tool: 'CREATE_DOC', outcome: 'DONE' });
    const doc = run.document?.id ?? '';
    const { current } = await currentSummary(maker, 'DOC', doc);
    expect(current).toMatchObject({ state: 'DONE', engine: 'EMBEDDED' });
    expect(current?.sentences.map(({ text }) => text)).toEqual(run.sentences.map(({ text }) => text));
    expect(current?.sentences[0]?.citations).toMatchObject([{ id: note, stale: false }]);
    expect((await runDoc(app, maker, doc)).sentences.length).toBeGreaterThan(0);
    expect(await docHistory(maker, doc)).toHaveLength(2);
  });

  test('a dry run says what it would do, and writes nothing', async () => {
    const agent = await addAgent(maker, {
      tools: ['SEARCH', 'CREATE_DOC', 'NOTIFY'],
      documentKind: 'NOTE',
      projectId: project,
    });
    const run = await runAgentAs(app, maker, agent, { dryRun: true });
    expect(run).toMatchObject({ state: 'DONE', dryRun: true, document: null });
    expect(run.steps.slice(2)).toMatchObject([
      { tool: 'CREATE_DOC', outcome: 'PLANNED', detail: expect.stringContaining('in Export study') },
      { tool: 'NOTIFY', outcome: 'PLANNED' },
    ]);
    await app.dispatcher?.drain();
    expect(await countNotes()).toBe(1);
    expect(await notificationsOf(maker)).toEqual([]);
  });

  test('where nothing answers, no document is made', async () => {
    const agent = await addAgent(maker, {
      prompt: 'Which payroll vendor integrates with SAP in Norway?',
      tools: ['SEARCH', 'CREATE_DOC'],
      documentKind: 'NOTE',
      projectId: project,
    });
    const run = await runAgentAs(app, maker, agent);
    expect(run).toMatchObject({ state: 'DONE', answered: false, document: null });
    expect(run.steps.at(-1)).toMatchObject({ tool: 'CREATE_DOC', outcome: 'REFUSED' });
    expect(await countNotes()).toBe(1);
  });

  test('allowed to list themes where there are no channels, it goes on with what else it found', async () => {
    const run = await runAgentAs(app, maker, await addAgent(maker, { tools: ['SEARCH', 'THEMES'] }));
    expect(run).toMatchObject({ state: 'DONE', answered: true });
    expect(run.steps.map(({ tool, detail }) => [tool, detail])).toContainEqual(['THEMES', '0 passages']);
  });

  test('it reads only what its scope has', async () => {
    const other = await addProject(maker, { title: 'Elsewhere' });
    await addNote(maker, other, { content: documentOf('Nobody likes the export, they give up on it.') });
    const agent = await addAgent(maker, { filter: { objectType: 'Project', objectIds: [project] } });
    const run = await runAgentAs(app, maker, agent);
    const cited = run.sentences.flatMap(({ citations }) => citations.map(({ id }) => id));
    expect(new Set(cited)).toEqual(new Set([note]));
  });
});

describe('the rights of its owner', () => {
  test('what the owner can’t see is not read', async () => {
    const other = await place.member();
    await close(maker, { type: 'PROJECT', id: project });
    const run = await runAgentAs(app, other, await addAgent(other));
    expect(run.sentences).toEqual([]);
    expect(run.steps.flatMap(({ items }) => items)).toEqual([]);
  });

  test('an owner who loses access sees no more of what was found, named or quoted', async () => {
    const other = await place.member();
    const agent = await addAgent(other);
    const run = await runAgentAs(app, other, agent);
    expect(run.sentences.length).toBeGreaterThan(0);
    await close(maker, { type: 'PROJECT', id: project });
    const after = await readRun(other, run.id);
    expect(after?.sentences.every(({ text, support }) => text === '' && support === 'WITHHELD')).toBe(true);
    expect(after?.steps[0]).toMatchObject({ items: [], hiddenItems: 1 });
    expect((await runAgentAs(app, other, agent)).sentences).toEqual([]);
  });

  test('a project that the owner may no longer write to gets no document', async () => {
    const other = await place.member();
    const agent = await addAgent(other, { tools: ['SEARCH', 'CREATE_DOC'], projectId: project });
    await grant(maker, { type: 'PROJECT', id: project }, other, 'READ');
    await close(maker, { type: 'PROJECT', id: project });
    const run = await runAgentAs(app, other, agent);
    expect(run).toMatchObject({ state: 'DONE', document: null });
    expect(run.problem).toContain('The document was not created.');
    expect(run.steps.at(-1)).toMatchObject({ tool: 'CREATE_DOC', outcome: 'REFUSED' });
  });

  test('agents of a suspended owner stop, and go on once they are back', async () => {
    const agent = await addAgent(maker, { trigger: 'SCHEDULE', cron: '* * * * *', timeZone: 'UTC' });
    await ask(place.owner, 'mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: maker.id });
    app.clock.pass(120);
    await runSchedules(app);
    await ask(place.owner, 'mutation ($id: ID!) { reactivateMember(id: $id) { id } }', { id: maker.id });
    expect(await runsOf(place.owner, agent)).toEqual([]);
    app.clock.pass(120);
    await runSchedules(app);
    expect((await runsOf(place.owner, agent)).length).toBeGreaterThan(0);
  });

  test('a viewer makes none, and one who becomes a viewer has them refused', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    const refusal = await viewer.graphql(
      'mutation ($input: AgentInput!) { createAgent(input: $input) { id } }',
      {
        input: settings(),
      },
    );
    expect(errorOf(refusal)[0]).toBe('Forbidden');
    const agent = await addAgent(maker, { trigger: 'SCHEDULE', cron: '* * * * *', timeZone: 'UTC' });
    await ask(
      place.owner,
      'mutation ($id: ID!, $role: Role!) { setMemberRole(id: $id, role: $role) { id } }',
      {
        id: maker.id,
        role: 'VIEWER',
      },
    );
    app.clock.pass(120);
    await runSchedules(app);
    const [run] = await runsOf(place.owner, agent);
    expect(await endedRun(place.owner, run?.id ?? '')).toMatchObject({ state: 'REFUSED', document: null });
  });

  test('others see neither the agent nor its runs; an admin can pause and delete it', async () => {
    const agent = await addAgent(maker);
    const run = await runAgentAs(app, maker, agent);
    const other = await place.member();
    expect((await ask(other, 'query ($id: ID!) { agent(id: $id) { id } }', { id: agent })).agent).toBeNull();
    expect(await readRun(other, run.id)).toBeNull();
    expect((await ask(other, '{ agents(others: true) { totalCount } }')).agents.totalCount).toBe(0);
    const listed = await ask(place.owner, '{ agents(others: true) { items { id isMine } } }');
    expect(listed.agents.items).toEqual([{ id: agent, isMine: false }]);
    const edit = 'mutation ($id: ID!, $input: AgentInput!) { updateAgent(id: $id, input: $input) { id } }';
    expect(errorOf(await place.owner.graphql(edit, { id: agent, input: settings() }))[0]).toBe('Forbidden');
    const pause =
      'mutation ($id: ID!, $paused: Boolean!) { pauseAgent(id: $id, paused: $paused) { pausedAt } }';
    expect((await ask(place.owner, pause, { id: agent, paused: true })).pauseAgent.pausedAt).not.toBeNull();
    expect(errorOf(await place.owner.graphql(pause, { id: agent, paused: false }))[0]).toBe('Forbidden');
    await ask(place.owner, 'mutation ($id: ID!) { deleteAgent(id: $id) }', { id: agent });
    expect((await ask(maker, '{ agents { totalCount } }')).agents.totalCount).toBe(0);
  });
});

describe('schedules and events', () => {
  const scheduled = { trigger: 'SCHEDULE', cron: '0 9 * * *', timeZone: 'Europe/Berlin' };
  const nextRun = async (id: string): Promise<string | null> =>
    (await ask(maker, 'query ($id: ID!) { agent(id: $id) { nextRunAt } }', { id })).agent.nextRunAt;

  test('a scheduled agent runs once a day, and what was missed is named', async () => {
    const agent = await addAgent(maker, scheduled);
    const first = new Date((await nextRun(agent)) ?? 0);
    app.clock.pass((first.getTime() - app.clock.now().getTime()) / 1000 + 5);
    await Promise.all([runSchedules(app), runSchedules(app)]);
    const [run] = await runsOf(maker, agent);
    expect(await endedRun(maker, run?.id ?? '')).toMatchObject({ trigger: 'SCHEDULE', state: 'DONE' });
    expect(await runsOf(maker, agent)).toHaveLength(1);
    app.clock.pass(3 * 86_400);
    await runSchedules(app);
    const states = (await runsOf(maker, agent)).map(({ state, missedCount }) => [state, missedCount]);
    expect(states).toHaveLength(3);
    expect(states).toContainEqual(['MISSED', 2]);
  });

  test('a paused agent is not due, and one that goes on is due again', async () => {
    const agent = await addAgent(maker, scheduled);
    const pause = 'mutation ($id: ID!, $paused: Boolean!) { pauseAgent(id: $id, paused: $paused) { id } }';
    await ask(maker, pause, { id: agent, paused: true });
    expect(await nextRun(agent)).toBeNull();
    await ask(maker, pause, { id: agent, paused: false });
    expect(await nextRun(agent)).not.toBeNull();
  });

  test('it waits for a new note in its scope, and is not woken by what agents write', async () => {
    await app.dispatcher?.drain();
    const agent = await addAgent(maker, {
      trigger: 'EVENT',
      event: 'NOTE_CREATED',
      filter: { objectType: 'Project', objectIds: [project] },
      tools: ['SEARCH', 'CREATE_DOC'],
      documentKind: 'NOTE',
      projectId: project,
    });
    const elsewhere = await addProject(maker, { title: 'Elsewhere' });
    await addNote(maker, elsewhere, {});
    await app.dispatcher?.drain();
    expect(await runsOf(maker, agent)).toEqual([]);
    await addNote(maker, project, { content: documentOf('I gave up on the export again.') });
    await app.dispatcher?.drain();
    const [run] = await runsOf(maker, agent);
    expect(await endedRun(maker, run?.id ?? '')).toMatchObject({ trigger: 'EVENT', state: 'DONE' });
    await app.dispatcher?.drain();
    expect(await runsOf(maker, agent)).toHaveLength(1);
  });

  test('it is not woken by what its owner can’t see', async () => {
    await app.dispatcher?.drain();
    const other = await place.member();
    const agent = await addAgent(other, { trigger: 'EVENT', event: 'NOTE_CREATED' });
    await close(maker, { type: 'PROJECT', id: project });
    await addNote(maker, project, {});
    await app.dispatcher?.drain();
    expect(await runsOf(other, agent)).toEqual([]);
  });
});

describe('limits', () => {
  test('it runs so often a day and no more', async () => {
    const agent = await addAgent(maker, { runsPerDay: 1 });
    await runAgentAs(app, maker, agent);
    const refusal = await maker.graphql(runMutation, { id: agent, dryRun: false, requestKey: randomUUID() });
    expect(errorOf(refusal)).toEqual([
      'InvalidOperation',
      'This agent has reached its limit of 1 run a day.',
    ]);
  });

  test('a limit that keeps scheduled runs from starting is named once', async () => {
    const agent = await addAgent(maker, {
      trigger: 'SCHEDULE',
      cron: '* * * * *',
      timeZone: 'UTC',
      runsPerDay: 1,
    });
    for (let at = 0; at < 3; at += 1) {
      app.clock.pass(60);
      await runSchedules(app);
      for (const { id } of await runsOf(maker, agent)) await endedRun(maker, id);
    }
    const states = (await runsOf(maker, agent)).map(({ state }) => state);
    expect(states.filter((state) => state !== 'MISSED').toSorted()).toEqual(['DONE', 'REFUSED']);
  });

  test('asked twice with the same key it runs once', async () => {
    const agent = await addAgent(maker);
    const variables = { id: agent, dryRun: true, requestKey: 'twice' };
    const first = await ask(maker, runMutation, variables);
    expect((await ask(maker, runMutation, variables)).runAgent.id).toBe(first.runAgent.id);
    await endedRun(maker, first.runAgent.id);
  });

  test('settings that can’t be run are refused', async () => {
    const create = 'mutation ($input: AgentInput!) { createAgent(input: $input) { id } }';
    const refused = async (more: Record<string, unknown>): Promise<string> =>
      errorOf(await maker.graphql(create, { input: settings(more) }))[0];
    expect(await refused({ maxSteps: 13 })).toBe('ValidationError');
    expect(await refused({ trigger: 'SCHEDULE', cron: '0 25 * * *', timeZone: 'UTC' })).toBe(
      'ValidationError',
    );
    expect(await refused({ tools: ['SEARCH', 'CREATE_DOC'], projectId: randomUUID() })).toBe('NotFound');
    expect(await refused({ filter: { objectType: 'Project', objectIds: [randomUUID()] } })).toBe('NotFound');
  });
});

test('what was quoted from a purged note is gone from the log', async () => {
  const agent = await addAgent(maker);
  const run = await runAgentAs(app, maker, agent);
  expect(run.sentences.length).toBeGreaterThan(0);
  await ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
  await ask(maker, 'mutation { emptyTrash { deleted } }');
  await app.dispatcher?.drain();
  expect((await readRun(maker, run.id))?.sentences).toEqual([]);
  const kept = await app.database.owner.query(
    `select quote as text from agent_run_citations where workspace_id = $1
     union all select text from agent_run_sentences where workspace_id = $1`,
    [place.workspace.id],
  );
  expect(kept.rows).toEqual([]);
});

test('deleting an agent takes its log with it and leaves what it wrote', async () => {
  const agent = await addAgent(maker, { tools: ['SEARCH', 'CREATE_DOC'], projectId: project });
  const run = await runAgentAs(app, maker, agent);
  const waiting = await startRun(maker, agent);
  await ask(maker, 'mutation ($id: ID!) { deleteAgent(id: $id) }', { id: agent });
  expect(await readRun(maker, run.id)).toBeNull();
  expect(await readRun(maker, waiting)).toBeNull();
  expect(await contentOf(maker, 'insight', run.document?.id ?? '')).toMatchObject({ aiGenerated: true });
});
