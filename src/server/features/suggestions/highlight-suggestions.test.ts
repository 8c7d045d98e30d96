import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { addTag, highlight, highlightsIn } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { chosenModel, openScriptedModel, says, type ScriptedModel } from '#tests/support/scripted-model.ts';
import { openPassages, setMode, suggestHighlights } from '#tests/support/suggesting.ts';
import { findAs } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

const slow = [
  'The export takes fifteen minutes every time.',
  'It is so slow that I make a coffee while the page loads.',
  'Waiting for the report to load takes forever.',
];
const likeThem = 'The page takes ages to load when I export the report.';
const question = 'Does the page take long to load for you?';
const others = ['My dog likes to sleep under the desk.', 'We moved to Lisbon in the spring of last year.'];
const text = [question, likeThem, ...others].join(' ');

describe.runIf(isInstalled)('suggested highlights', () => {
  let app: TestApp;
  let scene: Scene;
  let model: ScriptedModel;
  let maker: Person;
  let project: string;
  let note: string;
  let tag: string;

  beforeAll(async () => {
    model = await openScriptedModel();
    app = await startTestApp({ env: { modelsDir, ...chosenModel(model) } });
    scene = await createScene(app);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    model.forget();
    maker = await (await scene.workspace()).member({ role: 'MANAGER', workspaceAdmin: true });
    project = await addProject(maker);
    tag = await addTag(maker, { projectId: project }, 'Slow');
    const coded = await addNote(maker, project, { content: documentOf(slow.join(' ')) });
    for (const words of slow) await highlight(maker, coded, words, { tagIds: [tag] });
    note = await addNote(maker, project, { content: documentOf(text) });
    await switchModel(false);
  });

  const switchModel = (on: boolean) =>
    ask(
      maker,
      'mutation ($on: Boolean!) { updateModelSettings(input: { generationEnabled: $on }) { hasKey } }',
      { on },
    );

  const transcribe = async () => {
    const id = await addNote(maker, project);
    const content = `WEBVTT\n\n00:01.000 --> 00:05.000\n<v Anna>${likeThem}\n\n00:06.000 --> 00:08.000\n<v Bo>${others[0]}\n`;
    await ask(maker, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
      input: { noteId: id, content },
    });
    return id;
  };

  test('are sentences like those people tagged, with the tag and the reason; questions are none', async () => {
    expect(await suggestHighlights(maker, note)).toMatchObject({ status: 'DONE', proposed: 1, applied: 0 });
    expect(await openPassages(maker, note)).toMatchObject([
      {
        selectedText: likeThem,
        startOffset: text.indexOf(likeThem),
        highlightReason: 'Similar to highlights tagged “Slow”',
        suggestedTags: [{ title: 'Slow' }],
      },
    ]);
    expect(await highlightsIn(maker, note)).toEqual([]);
    expect(model.asked).toEqual([]);
  });

  test('leave alone what a person highlighted, and what was rejected is not suggested again', async () => {
    await highlight(maker, note, 'takes ages to load');
    expect(await suggestHighlights(maker, note)).toMatchObject({ proposed: 0 });
    const other = await addNote(maker, project, { content: documentOf(text) });
    await suggestHighlights(maker, other);
    const [open] = await openPassages(maker, other);
    await ask(maker, 'mutation ($ids: [ID!]!) { rejectSuggestedHighlights(ids: $ids) { id } }', {
      ids: [open?.id],
    });
    expect(await suggestHighlights(maker, other)).toMatchObject({ proposed: 0 });
    const again = await addNote(maker, project, { content: documentOf(text) });
    expect(await suggestHighlights(maker, again)).toMatchObject({ proposed: 0 });
  });

  test('On makes the sure ones by itself, as the author that is nobody, and once', async () => {
    await setMode(maker, 'Highlights', 'On');
    expect(await suggestHighlights(maker, note)).toMatchObject({ applied: 1, proposed: 0 });
    const { highlights } = await ask(
      maker,
      `query ($id: ID!) { highlights(filter: { objectId: $id }) { items { id text authorId aiGenerated aiTagged author { id } tags { title } } } }`,
      { id: note },
    );
    expect(highlights.items).toMatchObject([
      {
        text: likeThem,
        authorId: aiUserId,
        aiGenerated: true,
        aiTagged: true,
        author: null,
        tags: [{ title: 'Slow' }],
      },
    ]);
    await ask(maker, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', {
      ids: [highlights.items[0].id],
    });
    expect(await suggestHighlights(maker, note)).toMatchObject({ applied: 0, proposed: 0 });
  });

  test('on a page of a PDF have areas, and accepting one marks the page', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([600, 400]);
    const lines = ['The page takes ages to load', 'when I export the report.', ...others];
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 60, y: 300 - at * 20, size: 12, font });
    const own = await addNote(maker, project, { content: documentOf('See the attached report.') });
    const owner = { type: 'NOTE', id: own } as const;
    const fileId = await upload(app, maker, owner, {
      name: 'Study.pdf',
      bytes: Buffer.from(await pdf.save()),
    });
    await eventually(
      'the PDF is read',
      async () => (await readFileOf(maker, fileId)).processing === 'COMPLETE',
      {
        withinMs: 30_000,
        everyMs: 100,
      },
    );
    expect(await suggestHighlights(maker, own)).toMatchObject({ proposed: 1 });
    const [open] = await openPassages(maker, own);
    expect(open).toMatchObject({ selectedText: likeThem, startOffset: null });
    const { acceptSuggestedHighlight: made } = await ask(
      maker,
      'mutation ($id: ID!) { acceptSuggestedHighlight(id: $id) { id text pdfAreas } }',
      { id: open?.id },
    );
    expect(made.text).toBe(likeThem);
    expect(made.pdfAreas).toHaveLength(2);
    for (const [at, area] of made.pdfAreas.entries()) {
      expect(area).toMatchObject({ page: 1, fileId });
      expect(area.left).toBeCloseTo(0.1, 2);
      // Around the line it is written on, which is measured from the bottom.
      const line = 1 - (300 - at * 20) / 400;
      expect(area.top).toBeLessThan(line);
      expect(area.top + area.height).toBeGreaterThan(line);
      expect(area.height).toBeLessThan(0.05);
    }
    expect(await suggestHighlights(maker, own)).toMatchObject({ proposed: 0 });
  });

  test('a finished transcript is looked through by itself, unless that is off', async () => {
    const spoken = await transcribe();
    const found = await eventually('it is looked through', async () => {
      const open = await openPassages(maker, spoken);
      return open.length > 0 && open;
    });
    expect(found.map(({ selectedText }) => selectedText)).toEqual([likeThem]);
    await setMode(maker, 'Highlights', 'Off', project);
    const silent = await transcribe();
    await app.dispatcher?.drain();
    const { suggestionRuns } = await ask(
      maker,
      'query ($id: ID!) { suggestionRuns(objectType: NOTE, objectId: $id) { id } }',
      { id: silent },
    );
    expect(suggestionRuns).toEqual([]);
  });

  test('what AI made is found by the filters on it, in lists and in search', async () => {
    await setMode(maker, 'Highlights', 'On');
    await suggestHighlights(maker, note);
    const byForm = async (objectType: string, field: string, operator: string, values: object) => {
      const rows = [{ id: 'r', field: { kind: 'system', field }, operator, values }];
      const { viewRows } = await ask(
        maker,
        `query ($projectId: ID!, $data: String) { viewRows(projectId: $projectId, objectType: ${objectType}, data: $data) {
          items { id note { id } highlight { text } } } }`,
        { projectId: project, data: JSON.stringify({ filter: { combinator: 'And', rows } }) },
      );
      return viewRows.items as { note: { id: string } | null; highlight: { text: string } | null }[];
    };
    const texts = async (...asked: [string, string, object]) =>
      (await byForm('HIGHLIGHT', ...asked)).map(({ highlight: one }) => one?.text);
    expect(await texts('AI generated', 'is', { Boolean: true })).toEqual([likeThem]);
    expect(await texts('AI generated', 'is', { Boolean: false })).toHaveLength(slow.length);
    expect(await texts('authors', 'is one of', { Users: ['AI-generated user'] })).toEqual([likeThem]);
    const enriched = await byForm('NOTE', 'enrichment origin', 'is one of', { Options: ['AI'] });
    expect(enriched.map((row) => row.note?.id)).toEqual([note]);
    const user = { type: 'CREATED_BY', ids: [], aiContributed: true };
    const found = await findAs(app, maker, 'load', { types: ['HIGHLIGHT'], user });
    expect(found.items).toHaveLength(1);
  });

  describe('with a language model', () => {
    beforeEach(() => switchModel(true));
    const named = (...passages: { text: string; tags?: number[] }[]) =>
      model.answer(says(JSON.stringify({ passages: passages.map((one) => ({ tags: [], ...one })) })));

    test('are only what the text says word for word, not over each other, not all of it', async () => {
      named(
        { text: 'My dog likes to sleep under the desk.', tags: [1, 7] },
        { text: 'dog likes to sleep under' },
        { text: 'The export deletes all of our data.' },
        { text: 'We moved to Berlin in the spring of last year.' },
        { text },
        { text: '' },
      );
      const run = await suggestHighlights(maker, note);
      expect(run).toMatchObject({ status: 'DONE', model: 'scripted-1', problem: null });
      const open = await openPassages(maker, note);
      for (const { selectedText } of open) expect(text).toContain(selectedText);
      expect(open.map(({ selectedText }) => selectedText)).not.toContain(text);
      expect(open).toHaveLength(1);
    });

    test('by themselves they leave the last fifth of the budget to people, and do without the model', async () => {
      await ask(maker, 'mutation { updateModelSettings(input: { monthlyTokens: 30 }) { monthlyTokens } }');
      // The scripted model counts 25 tokens for each request.
      named({ text: others[0] ?? '' });
      expect(await suggestHighlights(maker, note)).toMatchObject({ model: 'scripted-1' });
      const spoken = await transcribe();
      const run = await eventually('it is looked through', async () => {
        const { suggestionRuns } = await ask(
          maker,
          'query ($id: ID!) { suggestionRuns(objectType: NOTE, objectId: $id) { feature status model problem } }',
          { id: spoken },
        );
        return suggestionRuns.find(({ status }: { status: string }) => status === 'DONE');
      });
      expect(run).toMatchObject({ feature: 'Highlights', model: null });
      expect(run.problem).toContain('left to people who ask');
      expect((await openPassages(maker, spoken)).map(({ selectedText }) => selectedText)).toEqual([likeThem]);
      expect(model.asked).toHaveLength(1);
      named({ text: others[0] ?? '' });
      expect(await suggestHighlights(maker, spoken)).toMatchObject({ model: 'scripted-1', problem: null });
    });

    test('nothing of an invention is kept, and it says so', async () => {
      named({ text: 'The export deletes all of our data.' });
      const run = await suggestHighlights(maker, note);
      expect(run.problem).toBe('The model’s passages aren’t in the text. These were found without it.');
      expect((await openPassages(maker, note)).map(({ selectedText }) => selectedText)).toEqual([likeThem]);
    });
  });
});
