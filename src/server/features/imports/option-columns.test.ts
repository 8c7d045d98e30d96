import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { countedAnswers, resultsOf } from '#tests/support/question-results.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const place = await scene.workspace('Surveys');
  ada = await place.member();
  projectId = await addProject(ada);
});

const upload = (lines: readonly string[]) =>
  uploadTable(app, ada, { fileName: 'tools.csv', bytes: lines.join('\n'), projectId });
const answers = async () => countedAnswers(await resultsOf(ada, projectId));
const asks =
  'query ($id: ID!) { tableImport(id: $id) { preview { columns { option { question label } } } } }';

describe('columns of one question', () => {
  const survey = [
    'Respondent,Which do you use? [Slack],Which do you use? [Teams],Which do you use? [Zoom],Country?',
    'A1,1,0,0,Chile',
    'A2,1,1,0,Peru',
    'A3,0,1,0,Chile',
    'A4,0,0,0,Peru',
  ];

  test('become one question, also options that nobody chose, and are undone', async () => {
    const uploaded = await upload(survey);
    expect(uploaded.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'PARTICIPANT',
      'OPTION',
      'OPTION',
      'OPTION',
      'QUESTION',
    ]);
    const { tableImport } = await ask(ada, asks, { id: uploaded.id });
    expect(tableImport.preview.columns.map(({ option }: { option: unknown }) => option)).toEqual([
      null,
      { question: 'Which do you use?', label: 'Slack' },
      { question: 'Which do you use?', label: 'Teams' },
      { question: 'Which do you use?', label: 'Zoom' },
      null,
    ]);
    const done = await runTable(ada, uploaded);
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 4, processedInto: 'SURVEY' });
    const [first] = await answers();
    expect(first).toEqual(['Which do you use?', 'MULTI_SELECT', 3, ['Slack 2', 'Teams 2', 'Zoom 0']]);
    await undoTable(ada, done.id);
    expect(await answers()).toEqual([]);
  });

  test('can be taken apart, and are remembered that way', async () => {
    const uploaded = await upload(survey);
    const columns = uploaded.preview.columns.map(({ suggestion }) =>
      suggestion.use === 'OPTION' ? { use: 'QUESTION', questionType: 'SINGLE_SELECT' } : suggestion,
    );
    await runTable(ada, uploaded, { columns });
    expect(await answers()).toHaveLength(4);
    const again = await upload(survey);
    expect(again.preview.columns[1]?.suggestion.use).toBe('QUESTION');
  });

  test('hold words that no column stands for', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `P${n},Slack,`);
    const done = await runTable(
      ada,
      await upload(['Respondent,Tools? [Slack],Tools? [Other]', ...rows, 'Last,,Other', 'Very last,,My own']),
    );
    expect(done.failedCount).toBe(0);
    expect(await answers()).toEqual([['Tools?', 'MULTI_SELECT', 503, ['Slack 501', 'Other 1', 'My own 1']]]);
  });

  test('cannot be chosen where there are none', async () => {
    const uploaded = await upload(survey);
    await expect(
      runTable(ada, uploaded, { columns: uploaded.preview.columns.map(() => ({ use: 'OPTION' })) }),
    ).rejects.toThrow('“Respondent” isn’t an option of a question');
  });
});

test.each([
  ['commas', ', '],
  ['bars', '|'],
  ['lines', '\n'],
])('several answers in a cell are read between %s', async (_, between) => {
  const cells = [['Slack'], ['Slack', 'Teams'], ['Teams', 'Zoom'], ['Zoom'], ['Zoom', 'Slack'], ['Teams']];
  const rows = cells.map((all, n) => `P${n},"${all.join(between)}"`);
  await runTable(ada, await upload(['Respondent,Which do you use?', ...rows]));
  expect(await answers()).toEqual([
    ['Which do you use?', 'MULTI_SELECT', 6, ['Slack 3', 'Teams 3', 'Zoom 3']],
  ]);
});
