import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countedAnswers, resultsOf } from '#tests/support/question-results.ts';
import { addProject, ask, close, detach } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Surveys');
  ada = await place.member();
  projectId = await addProject(ada);
});

const survey = `Respondent,How did you hear of us?,What do you use?,What would you change?,Would you stay?
ada@example.com,Friend,Web; Phone,The export is slow,Yes
bo@example.com,Search,Web,,No
cleo@example.com,friend,Phone;Web,Nothing at all,Yes
dee@example.com,Search,Web,More colors,Yes
eli@example.com,Friend,Tablet; Web,Cheaper,No
finn@example.com,Friend,Phone,,Yes
`;
const table = (bytes: string) => ({ fileName: 'spring survey.csv', bytes, projectId });

const inserted = [
  ['How did you hear of us?', 'SINGLE_SELECT', 6, ['Friend 4', 'Search 2']],
  ['What do you use?', 'MULTI_SELECT', 6, ['Web 5', 'Phone 3', 'Tablet 1']],
  ['What would you change?', 'FREE_TEXT', 4, []],
  ['Would you stay?', 'SINGLE_SELECT', 6, ['Yes 4', 'No 2']],
];

describe('a survey', () => {
  test('is found in its columns, becomes questions with responses and an insight, and is undone whole', async () => {
    const uploaded = await uploadTable(app, ada, table(survey));
    expect(uploaded.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'PARTICIPANT',
      'QUESTION',
      'QUESTION',
      'QUESTION',
      'QUESTION',
    ]);
    const done = await runTable(ada, uploaded, { wantsInsight: true });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 6, failedCount: 0 });
    expect(done.processedInto).toBe('SURVEY');
    expect(countedAnswers(await resultsOf(ada, projectId))).toEqual(inserted);

    const { insight } = await ask(ada, 'query ($id: ID!) { insight(id: $id) { title preview } }', {
      id: done.insightId,
    });
    expect(insight.title).toBe('Results: spring survey');
    expect(insight.preview).toContain('Friend');

    const { notes, people } = await ask(
      ada,
      `query ($id: ID!) { notes(projectId: $id, first: 100) { items { preview responses { text } } }
        people(first: 100) { totalCount } }`,
      { id: projectId },
    );
    // Words can be highlighted like any other text of the note.
    expect(notes.items.map(({ preview }: { preview: string }) => preview)).toContain('The export is slow');
    expect(people.totalCount).toBe(6);

    await undoTable(ada, done.id);
    expect(await resultsOf(ada, projectId)).toEqual([]);
    const after = await ask(ada, 'query ($id: ID!) { insight(id: $id) { trashedAt } }', {
      id: done.insightId,
    });
    expect(after.insight?.trashedAt ?? 'gone').not.toBeNull();
  });

  test('a second file answers the questions of the first', async () => {
    await runTable(ada, await uploadTable(app, ada, table(survey)), {});
    const more = 'Respondent,How did you hear of us?\ngwen@example.com,Radio\nhal@example.com,FRIEND\n';
    const again = await uploadTable(app, ada, table(more));
    const { suggestion } = again.preview.columns[1] ?? {};
    expect(suggestion).toMatchObject({ use: 'QUESTION', questionType: 'SINGLE_SELECT' });
    const done = await runTable(ada, again, {});
    expect(countedAnswers(await resultsOf(ada, projectId))[0]).toEqual([
      'How did you hear of us?',
      'SINGLE_SELECT',
      8,
      ['Friend 5', 'Search 2', 'Radio 1'],
    ]);
    await undoTable(ada, done.id);
    const [first] = await resultsOf(ada, projectId);
    expect(first?.noteCount).toBe(6);
  });

  test('answers of known notes are replaced, and are as they were after an undo', async () => {
    const columns = [{ use: 'TITLE' }, { use: 'QUESTION', questionType: 'SINGLE_SELECT' }];
    await runTable(ada, await uploadTable(app, ada, table('Ref,Mood?\nA1,Good\nA2,Bad\n')), { columns });
    const again = await uploadTable(app, ada, table('Ref,Mood?\nA1,Bad\nA2,\n'));
    const done = await runTable(ada, again, { columns, keyColumn: 0, existing: 'UPDATE' });
    expect(countedAnswers(await resultsOf(ada, projectId))).toEqual([
      ['Mood?', 'SINGLE_SELECT', 2, ['Good 0', 'Bad 2']],
    ]);
    await undoTable(ada, done.id);
    expect(countedAnswers(await resultsOf(ada, projectId))).toEqual([
      ['Mood?', 'SINGLE_SELECT', 2, ['Good 1', 'Bad 1']],
    ]);
  });

  test('a row whose answer finds no room is left out with the reason', async () => {
    const long = (n: number) => `${n} ${'x'.repeat(2400)}`;
    const rows = Array.from({ length: 45 }, (_, n) => `R${n},${long(n)}`).join('\n');
    const uploaded = await uploadTable(app, ada, table(`Ref,Which?\n${rows}\n`));
    const columns = [{ use: 'TITLE' }, { use: 'QUESTION', questionType: 'SINGLE_SELECT' }];
    const done = await runTable(ada, uploaded, { columns });
    expect(done.createdCount).toBeGreaterThan(30);
    expect(done.createdCount + done.failedCount).toBe(45);
    expect(done.problems.items[0]?.message).toBe('Which?: Too many options.');
  });

  test('becomes one note with a table where that is chosen', async () => {
    const done = await runTable(ada, await uploadTable(app, ada, table(survey)), { asTable: true });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 1, processedInto: 'CONTENT' });
    const { notes } = await ask(
      ada,
      'query ($id: ID!) { notes(projectId: $id) { items { title preview } } }',
      {
        id: projectId,
      },
    );
    expect(notes.items).toHaveLength(1);
    expect(notes.items[0].title).toBe('spring survey');
    expect(await resultsOf(ada, projectId)).toEqual([]);

    const rows = Array.from({ length: 501 }, (_, n) => `R${n},x`).join('\n');
    const long = await runTable(ada, await uploadTable(app, ada, table(`Ref,Text\n${rows}\n`)), {
      asTable: true,
    });
    expect(long).toMatchObject({ status: 'FAILED', createdCount: 0 });
    expect(long.error).toContain('500');
  });

  test('counts and lists only what the reader may see', async () => {
    await runTable(ada, await uploadTable(app, ada, table(survey)), {});
    const [heard] = await resultsOf(ada, projectId);
    const friend = heard?.options[0];
    const listed = `query ($question: ID!, $option: ID) { answeredNotes(questionId: $question, optionId: $option) {
      items { id } totalCount } }`;
    const asked = { question: heard?.question.id, option: friend?.id };
    expect((await ask(ada, listed, asked)).answeredNotes.totalCount).toBe(4);

    const reader = await place.member({ role: 'VIEWER' });
    const { answeredNotes } = await ask(ada, listed, asked);
    const hidden = { type: 'NOTE', id: answeredNotes.items[0].id };
    await detach(ada, hidden);
    await close(ada, hidden);
    expect((await ask(reader, listed, asked)).answeredNotes.totalCount).toBe(3);
    const seen = (await resultsOf(reader, projectId))[0]?.options[0];
    expect(seen).toMatchObject({ optionText: 'Friend', noteCount: 3 });
  });
});
