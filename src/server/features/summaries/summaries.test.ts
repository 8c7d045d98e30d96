import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { summaryFrameworks } from '#domain/ai/frameworks.ts';
import { readStream } from '#tests/support/asking.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import {
  currentSummary,
  generateMutation,
  headings,
  summarize,
  startSummary,
  readSummary,
} from '#tests/support/summarizing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
  grant,
} from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let project: string;
let note: string;

const said = [
  'What is the biggest problem with the export today?',
  'The export takes fifteen minutes and it is really frustrating when it breaks.',
  'We lose time every week because the export loses all tags.',
  'What would you change about the export?',
  'I wish it could keep the tags automatically.',
  'It would be great if you added a progress bar.',
  'I really like how easy sharing a reel is.',
].join(' ');

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

const ofNote = (more: Record<string, unknown> = {}) => ({ objectType: 'NOTE', objectId: note, ...more });

describe('without a language model', () => {
  test.each(summaryFrameworks)(
    '%s quotes people word for word, each quote with its source',
    async (framework) => {
      const prompt = framework === 'CustomPrompt' ? 'What do people wish for with the export?' : null;
      const summary = await summarize(app, maker, ofNote({ framework, prompt }));
      expect(summary).toMatchObject({ state: 'DONE', engine: 'EMBEDDED', framework });
      const quotes = summary.sentences.filter(({ opens }) => opens !== 'HEADING');
      expect(summary.sentences.length).toBeGreaterThan(0);
      for (const { text, support, citations } of quotes) {
        expect(support).toBe('SUPPORTED');
        expect(citations).toMatchObject([{ id: note, type: 'note', quote: text, stale: false }]);
        expect(said).toContain(text);
      }
    },
  );

  test('by question, each question is a heading that cites itself', async () => {
    const summary = await summarize(app, maker, ofNote({ framework: 'ByQuestion' }));
    expect(headings(summary)).toEqual([
      'What is the biggest problem with the export today?',
      'What would you change about the export?',
    ]);
    expect(summary.sentences[0]?.citations).toMatchObject([{ id: note }]);
  });

  test('a framework shows all of its sections, also those about which nothing was said', async () => {
    const summary = await summarize(app, maker, ofNote({ framework: 'SalesSPICED' }));
    expect(headings(summary)).toEqual(['Situation', 'Pain', 'Impact', 'Critical event', 'Decision']);
  });

  test('nothing is said about a prompt that nothing answers', async () => {
    const prompt = 'Which payroll vendor integrates with SAP in Norway?';
    const summary = await summarize(app, maker, ofNote({ framework: 'CustomPrompt', prompt }));
    expect(summary).toMatchObject({ sentences: [], problem: 'Nothing here answers this.' });
  });

  test('insights, projects and selected highlights are summarized too', async () => {
    const insight = await addInsight(maker, project, { content: documentOf(said) });
    const ofInsight = await summarize(app, maker, { objectType: 'INSIGHT', objectId: insight });
    expect(ofInsight.sentences[0]?.citations).toMatchObject([{ id: insight, type: 'insight' }]);
    const ofProject = await summarize(app, maker, { objectType: 'PROJECT', objectId: project });
    expect(ofProject.sentences[0]?.citations).toMatchObject([{ id: note, type: 'note' }]);
    const highlight = await addHighlight(
      'The export takes fifteen minutes and it is really frustrating when it breaks. We lose time every week because the export loses all tags.',
    );
    const ofHighlights = await summarize(app, maker, { objectType: 'HIGHLIGHTS', highlightIds: [highlight] });
    expect(ofHighlights).toMatchObject({ type: 'ThemeSummary', state: 'DONE' });
    expect(ofHighlights.sentences[0]?.citations).toMatchObject([
      { id: highlight, type: 'highlight', parentId: note },
    ]);
    const colleague = await place.member();
    expect(await readSummary(colleague, ofHighlights.id)).toBeNull();
  });
});

test('what the project says is used where nothing is chosen', async () => {
  await ask(
    maker,
    'mutation ($input: UpdateProjectSettingsInput!) { updateProjectSettings(input: $input) { id } }',
    {
      input: { id: project, defaultFramework: 'UsabilityTest', defaultSummaryLanguage: 'de-DE' },
    },
  );
  expect(await summarize(app, maker, ofNote())).toMatchObject({
    framework: 'UsabilityTest',
    language: 'de-DE',
  });
  const other = await summarize(app, maker, ofNote({ framework: 'Essential', language: 'auto' }));
  expect(other).toMatchObject({ framework: 'Essential', language: null });
});

test('the note carries its summary', async () => {
  await summarize(app, maker, ofNote({ framework: 'Essential' }));
  const query = 'query ($id: ID!) { note(id: $id) { summaryContent summaryFramework summaryLanguage } }';
  const { note: read } = await ask(maker, query, { id: note });
  expect(read).toMatchObject({
    summaryFramework: 'Essential',
    summaryLanguage: null,
    summaryContent: {
      kind: 'streaming',
      quotes: expect.arrayContaining([{ itemId: note, text: expect.any(String) }]),
    },
  });
});

test('it arrives by its stream, and asking twice with one key makes one', async () => {
  const requestKey = randomUUID();
  const first = await startSummary(app, maker, ofNote({ requestKey }));
  const again = await startSummary(app, maker, ofNote({ requestKey }));
  expect(again.id).toBe(first.id);
  const { parts, end } = await readStream(maker, first.streamId);
  expect(end).toBe('done');
  expect(parts.map(({ text }) => text)).toEqual(
    (await readSummary(maker, first.id))?.sentences.map(({ text }) => text),
  );
});

describe('a person', () => {
  test('edits a summary: what stays keeps its evidence, and the one before stays in the history', async () => {
    const made = await summarize(app, maker, ofNote({ framework: 'FeatureRequests' }));
    const kept = made.sentences.find(({ opens }) => opens === 'ITEM')?.text ?? '';
    const text = `## What we heard\n- ${kept}\n- We should talk about this on Monday.`;
    const update = 'mutation ($id: ID!, $text: String!) { updateSummary(id: $id, text: $text) { id } }';
    await ask(maker, update, { id: made.id, text });
    const { current } = await currentSummary(maker, 'NOTE', note);
    expect(current).toMatchObject({ engine: 'PERSON', text });
    expect(current?.sentences.map(({ citations }) => citations.length)).toEqual([0, 1, 0]);
    const history = await ask(
      maker,
      'query ($id: ID!) { summaryHistory(objectType: NOTE, objectId: $id) { totalCount items { id engine } } }',
      { id: note },
    );
    expect(history.summaryHistory).toMatchObject({
      totalCount: 2,
      items: [{ engine: 'PERSON' }, { id: made.id, engine: 'EMBEDDED' }],
    });
    app.clock.pass(1);
    await ask(maker, 'mutation ($id: ID!) { restoreSummary(id: $id) { id } }', { id: made.id });
    expect((await currentSummary(maker, 'NOTE', note)).current?.id).toBe(made.id);
  });

  test('sees that the source has changed since', async () => {
    const made = await summarize(app, maker, ofNote());
    await ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
    await app.dispatcher?.drain();
    expect(await readSummary(maker, made.id)).toBeNull();
  });

  test('sees of a project’s summary only what rests on what they may see', async () => {
    const secret = await addNote(maker, project, {
      title: 'Secret',
      content: documentOf(
        'The merger with Contoso is planned for March and nobody outside may know about it yet.',
      ),
    });
    await detach(maker, { type: 'NOTE', id: secret });
    await close(maker, { type: 'NOTE', id: secret });
    const { id } = await summarize(app, maker, { objectType: 'PROJECT', objectId: project });
    const whole = await readSummary(maker, id);
    expect(whole?.text).toContain('Contoso');
    const colleague = await place.member();
    const part = await readSummary(colleague, id);
    expect(JSON.stringify(part)).not.toContain('Contoso');
    expect(part?.sentences.map(({ support }) => support)).toContain('WITHHELD');
    expect(part?.text).toContain('export');
  });
});

describe('is refused', () => {
  const tryIt = (person: Person, more: Record<string, unknown> = {}) =>
    person.graphql(generateMutation, { input: { ...ofNote(more), requestKey: randomUUID() } });

  test('for viewers, for readers and for too little content, in the words of the product', async () => {
    await app.dispatcher?.drain();
    await close(maker, { type: 'PROJECT', id: project });
    const viewer = await place.member({ role: 'VIEWER' });
    await grant(maker, { type: 'PROJECT', id: project }, viewer, 'WRITE');
    expect(errorOf(await tryIt(viewer))[1]).toBe('Viewers cannot generate summaries');
    const reader = await place.member();
    await grant(maker, { type: 'PROJECT', id: project }, reader, 'READ');
    expect(errorOf(await tryIt(reader))[1]).toBe('You don’t have edit permissions in this project');
    const empty = await addNote(maker, project, { content: documentOf('Too short.') });
    await app.dispatcher?.drain();
    expect(errorOf(await tryIt(maker, { objectId: empty }))[1]).toBe('Not enough content to summarize');
  });

  test('for bad input, with what is wrong', async () => {
    await app.dispatcher?.drain();
    expect(errorOf(await tryIt(maker, { framework: 'CustomPrompt' }))[1]).toBe('Enter a prompt');
    expect(errorOf(await tryIt(maker, { language: 'xx' }))[1]).toBe('Choose a language from the list');
    const many = Array.from({ length: 1001 }, () => randomUUID());
    expect(errorOf(await tryIt(maker, { objectType: 'HIGHLIGHTS', highlightIds: many }))[1]).toBe(
      'Choose 1 to 1,000 at a time',
    );
  });

  test('for people of another workspace, as if there were nothing', async () => {
    const stranger = await (await scene.workspace()).member();
    expect(errorOf(await tryIt(stranger))[0]).toBe('NotFound');
  });
});

async function addHighlight(text: string): Promise<string> {
  const { createHighlight } = await ask(
    maker,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    { input: { objectType: 'NOTE', objectId: note, quote: { text } } },
  );
  return createHighlight.id;
}
