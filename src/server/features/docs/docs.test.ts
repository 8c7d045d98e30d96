import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDoc, docHistory, runDoc, startRun, runMutation } from '#tests/support/docs.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { currentSummary } from '#tests/support/summarizing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let project: string;
let note: string;

const said = 'The export takes fifteen minutes and loses all tags. I gave up on the export twice.';
const prompt = 'Why do people give up on the export?';

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

describe('without a language model', () => {
  test('people are quoted word for word, each quote with its source', async () => {
    const doc = await addDoc(maker, { prompt });
    const run = await runDoc(app, maker, doc);
    expect(run).toMatchObject({
      state: 'DONE',
      engine: 'EMBEDDED',
      problem: null,
      objectType: 'DOC',
      numItems: 1,
    });
    expect(run.sentences.length).toBeGreaterThan(0);
    for (const { text, support, citations } of run.sentences) {
      expect(support).toBe('SUPPORTED');
      expect(citations).toMatchObject([{ id: note, type: 'note', quote: text, stale: false }]);
      expect(said).toContain(text);
    }
  });

  test('where nothing answers, it says so and shows the nearest quotes', async () => {
    const doc = await addDoc(maker, { prompt: 'Which payroll vendor integrates with SAP in Norway?' });
    expect((await runDoc(app, maker, doc)).problem).toContain('Nothing here answers this');
  });

  test('it reads what its scope names, and nothing else', async () => {
    const elsewhere = await addProject(maker, { title: 'Other' });
    const other = await addNote(maker, elsewhere, {
      title: 'Interview with Tomasz',
      content: documentOf('I gave up on the export because it lost every picture.'),
    });
    await app.dispatcher?.drain();
    const filter = { objectType: 'Project', objectIds: [elsewhere] };
    const run = await runDoc(app, maker, await addDoc(maker, { prompt, filter }));
    expect(new Set(run.sentences.flatMap(({ citations }) => citations.map(({ id }) => id)))).toEqual(
      new Set([other]),
    );
  });
});

test('a doc is called by its prompt until somebody names it, and found by both', async () => {
  const id = await addDoc(maker, { prompt });
  const named = await addDoc(maker, { prompt: 'What about reels?', title: 'Reels this quarter' });
  const list = async (query: string) =>
    (
      await ask(maker, 'query ($query: String) { aiDocs(query: $query) { totalCount items { id title } } }', {
        query,
      })
    ).aiDocs.items;
  expect(await list('')).toEqual([
    { id: named, title: 'Reels this quarter' },
    { id, title: prompt },
  ]);
  expect(await list('QUARTER')).toEqual([{ id: named, title: 'Reels this quarter' }]);
  expect(await list('give up')).toEqual([{ id, title: prompt }]);
  expect(await list('nothing like it')).toEqual([]);
});

test('run again, the earlier run stays in the history and can be shown again', async () => {
  const doc = await addDoc(maker, { prompt });
  const first = await runDoc(app, maker, doc);
  await addNote(maker, project, {
    title: 'Interview with Tomasz',
    content: documentOf('I gave up on the export because it lost every picture.'),
  });
  const second = await runDoc(app, maker, doc);
  expect(second.numItems).toBe(2);
  expect((await currentSummary(maker, 'DOC', doc)).current?.id).toBe(second.id);
  expect(await docHistory(maker, doc)).toEqual([second.id, first.id]);
  await ask(maker, 'mutation ($id: ID!) { restoreSummary(id: $id) { id } }', { id: first.id });
  expect((await currentSummary(maker, 'DOC', doc)).current?.id).toBe(first.id);
});

test('the same key runs once', async () => {
  const doc = await addDoc(maker, { prompt });
  const requestKey = randomUUID();
  const [one, two] = [
    await startRun(app, maker, doc, requestKey),
    await startRun(app, maker, doc, requestKey),
  ];
  expect(two.id).toBe(one.id);
});

test('a citation whose source was edited is marked', async () => {
  const doc = await addDoc(maker, { prompt });
  await runDoc(app, maker, doc);
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db
      .updateTable('search_items')
      .set({ body: 'Everything was rewritten.' })
      .where('id', '=', note)
      .execute(),
  );
  const { current } = await currentSummary(maker, 'DOC', doc);
  expect(current?.sentences.flatMap(({ citations }) => citations.map(({ stale }) => stale))).not.toContain(
    false,
  );
});

test('an edit by hand keeps the evidence of what it leaves as it was', async () => {
  const doc = await addDoc(maker, { prompt });
  const { id, sentences } = await runDoc(app, maker, doc);
  const kept = sentences[0]?.text ?? '';
  await ask(maker, 'mutation ($id: ID!, $text: String!) { updateSummary(id: $id, text: $text) { id } }', {
    id,
    text: `${kept} We should fix it this month.`,
  });
  const { current } = await currentSummary(maker, 'DOC', doc);
  expect(current).toMatchObject({ engine: 'PERSON' });
  expect(current?.sentences.map(({ citations }) => citations.length)).toEqual([1, 0]);
});

describe('two people with different access', () => {
  let other: Person;
  let secret: string;
  beforeEach(async () => {
    other = await place.member();
    secret = await addProject(maker, { title: 'Secret study' });
    await addNote(maker, secret, {
      title: 'Interview with Zora',
      content: documentOf('I gave up on the export because it told everybody our salaries.'),
    });
    await close(maker, { type: 'PROJECT', id: secret });
    await app.dispatcher?.drain();
  });

  test('a reader sees the sentences whose evidence they may see, in the doc, its history and an insight of it', async () => {
    const doc = await addDoc(maker, { prompt });
    const run = await runDoc(app, maker, doc);
    expect(JSON.stringify(run)).toContain('salaries');
    const { current } = await currentSummary(other, 'DOC', doc);
    const seen = JSON.stringify(current);
    expect(seen).toContain('gave up on the export twice');
    expect(seen).not.toContain('salaries');
    expect(seen).not.toContain('Zora');
    expect(current?.sentences.map(({ support }) => support)).toContain('WITHHELD');
    const history = await ask(
      other,
      'query ($id: ID!) { summaryHistory(objectType: DOC, objectId: $id) { items { text numItems } } }',
      { id: doc },
    );
    expect(JSON.stringify(history)).not.toContain('salaries');
    const { createInsightFromSummary: insight } = await ask(
      other,
      'mutation ($summaryId: ID!, $projectId: ID!) { createInsightFromSummary(summaryId: $summaryId, projectId: $projectId) { id } }',
      { summaryId: run.id, projectId: project },
    );
    const made = (await ask(other, 'query ($id: ID!) { insight(id: $id) { aiGenerated content } }', insight))
      .insight;
    expect(made.aiGenerated).toBe(true);
    expect(JSON.stringify(made.content)).toContain('gave up on the export twice');
    expect(JSON.stringify(made.content)).not.toContain('salaries');
  });

  test('who runs it again writes from what they may see, and nobody else’s evidence', async () => {
    const doc = await addDoc(other, { prompt });
    const run = await runDoc(app, other, doc);
    expect(JSON.stringify(run)).not.toContain('salaries');
    expect(errorOf(await maker.graphql(runMutation, { id: doc, requestKey: randomUUID() }))[0]).toBe(
      'Forbidden',
    );
  });

  test('a scope that somebody may not see is not found', async () => {
    const input = { prompt, filter: { objectType: 'Project', objectIds: [secret] } };
    const answer = await other.graphql(
      'mutation ($input: AiDocInput!) { createAiDoc(input: $input) { id } }',
      { input },
    );
    expect(errorOf(answer)[0]).toBe('NotFound');
  });

  test('a closed doc is nobody else’s to see', async () => {
    const doc = await addDoc(maker, { prompt });
    const { id } = await runDoc(app, maker, doc);
    await close(maker, { type: 'DOC', id: doc });
    const seen = await ask(
      other,
      'query ($id: ID!, $run: ID!) { aiDoc(id: $id) { id } summary(id: $run) { id } aiDocs { items { id } } }',
      {
        id: doc,
        run: id,
      },
    );
    expect(seen).toEqual({ aiDoc: null, summary: null, aiDocs: { items: [] } });
  });
});

test('a doc goes to the trash and comes back with its runs; a star is on it', async () => {
  const doc = await addDoc(maker, { prompt });
  const run = await runDoc(app, maker, doc);
  await ask(maker, 'mutation ($id: ID!) { star(type: DOC, id: $id) }', { id: doc });
  expect((await ask(maker, '{ starred { items { id type starred } } }')).starred.items).toEqual([
    { id: doc, type: 'DOC', starred: true },
  ]);
  await ask(maker, 'mutation ($id: ID!) { trashAiDoc(id: $id) { id } }', { id: doc });
  const { trash, aiDocs } = await ask(maker, '{ trash { items { id type title } } aiDocs { items { id } } }');
  expect(trash.items).toMatchObject([{ id: doc, type: 'DOC', title: prompt }]);
  expect(aiDocs.items).toEqual([]);
  await ask(maker, 'mutation ($id: ID!) { restoreAiDoc(id: $id) { id } }', { id: doc });
  expect((await currentSummary(maker, 'DOC', doc)).current?.id).toBe(run.id);
});

test('a prompt has words and at most 10,000 characters', async () => {
  const create = (input: object) =>
    maker.graphql('mutation ($input: AiDocInput!) { createAiDoc(input: $input) { id } }', { input });
  for (const wrong of ['', ' … ', 'a'.repeat(10_001)])
    expect(errorOf(await create({ prompt: wrong }))[0]).toBe('ValidationError');
  expect((await create({ prompt: `${'word '.repeat(1999)}end` })).body.errors).toBeUndefined();
});

describe('in search', () => {
  const found = async (person: Person, words: string) =>
    (await findAs(app, person, words, { types: ['DOC'] })).items.map(({ id }) => id);

  test('a doc is found by its title and prompt, never by what AI wrote', async () => {
    const doc = await addDoc(maker, { prompt, title: 'Reels this quarter' });
    await runDoc(app, maker, doc);
    expect(await found(maker, 'quarter')).toEqual([doc]);
    expect(await found(maker, 'people give up')).toEqual([doc]);
    expect(await found(maker, 'fifteen')).toEqual([]);
    const { counts } = await findAs(app, maker, 'quarter');
    expect(counts).toContainEqual({ type: 'DOC', count: 1 });
  });

  test('by those who may see it alone, and not while it is in the trash', async () => {
    const doc = await addDoc(maker, { prompt, title: 'Reels this quarter' });
    const other = await place.member();
    expect(await found(other, 'quarter')).toEqual([doc]);
    await close(maker, { type: 'DOC', id: doc });
    expect(await found(other, 'quarter')).toEqual([]);
    expect(await found((await scene.workspace()).owner, 'quarter')).toEqual([]);
    await ask(maker, 'mutation ($id: ID!) { trashAiDoc(id: $id) { id } }', { id: doc });
    expect(await found(maker, 'quarter')).toEqual([]);
    await ask(maker, 'mutation ($id: ID!) { restoreAiDoc(id: $id) { id } }', { id: doc });
    expect(await found(maker, 'quarter')).toEqual([doc]);
  });

  test('it is no source of answers', async () => {
    await addDoc(maker, { prompt: 'Payroll vendors in Norway', title: 'Payroll vendors in Norway' });
    const run = await runDoc(
      app,
      maker,
      await addDoc(maker, { prompt: 'Which payroll vendors are in Norway?' }),
    );
    for (const { citations } of run.sentences) for (const { id } of citations) expect(id).toBe(note);
  });
});
