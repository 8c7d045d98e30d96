import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { addField, setValues, type MadeField } from '#tests/support/fields.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let viewer: Person;
let projectId: string;
let age: MadeField;
let channel: MadeField;
let tagger: Person;
const questions: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Cells');
  ({ owner } = place);
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(owner);
  age = await addField(owner, null, { owner: 'PERSON', label: 'Age', type: 'NUMBER' });
  channel = await addField(owner, projectId, { label: 'Channel' });
  const noteId = await addNote(owner, projectId, { title: 'Call', content: documentOf('It froze. Twice.') });
  const people = [await addContact(owner, { name: 'Rosa' }), await addContact(owner, { name: 'Secret Sam' })];
  await putInNote(owner, noteId, people);
  const values = [
    { objectId: people[0] ?? '', fieldId: age.id, value: '34' },
    { objectId: people[1] ?? '', fieldId: age.id, value: '70' },
  ];
  const phone = [{ objectId: noteId, fieldId: channel.id, value: 'Phone' }];
  for (const cells of [values, phone]) {
    const { body } = await setValues(owner, cells);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
  }
  await ask(owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: people.slice(1) });
  tagger = await place.member();
  const tagId = await addTag(owner, { projectId }, 'Frozen');
  for (const words of ['It froze.', 'Twice.']) {
    const id = await highlight(owner, noteId, words);
    await ask(tagger, `mutation { changeHighlightTags(ids: ["${id}"], add: ["${tagId}"]) { id } }`);
  }
  const asking =
    'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id options { id } } }';
  const free = { projectId, title: 'Why?', type: 'FREE_TEXT' };
  const choice = {
    projectId,
    title: 'When?',
    type: 'MULTI_SELECT',
    options: [{ optionText: 'Day' }, { optionText: 'Night' }],
  };
  const answers = [];
  for (const input of [free, choice]) {
    const { createQuestion } = await ask(owner, asking, { input });
    questions.push(`question.${createQuestion.id}`);
    const optionIds = createQuestion.options.map(({ id }: { id: string }) => id).toReversed();
    answers.push({
      questionId: createQuestion.id,
      ...(optionIds.length > 0 ? { optionIds } : { text: 'It was old' }),
    });
  }
  await ask(
    owner,
    'mutation ($noteId: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(noteId: $noteId, answers: $answers) { id } }',
    {
      noteId,
      answers,
    },
  );
  await addInsight(owner, projectId, { title: 'It freezes' });
});
afterAll(() => app.close());

const query = `query ($projectId: ID!, $objectType: ViewObjectType!, $data: String!) {
  viewRows(projectId: $projectId, objectType: $objectType, data: $data) {
    items { cells { key count texts members { id } values { value } } } } }`;

type Cell = {
  key: string;
  count: number | null;
  texts: string[];
  members: { id: string }[];
  values: { value: string }[];
};

async function cells(person: Person, objectType: string, keys: readonly string[]): Promise<unknown[]> {
  const data = JSON.stringify({ columns: keys.map((key) => ({ key })) });
  const { viewRows } = await ask(person, query, { projectId, objectType, data });
  return viewRows.items[0].cells.map(({ key, count, texts, members, values }: Cell) => [
    key,
    count ?? [...texts, ...members.map(({ id }) => id), ...values.map(({ value }) => value)],
  ]);
}

test('notes and highlights show the fields of participants, counts and contributors', async () => {
  const keys = [`personField.${age.id}`, 'highlightCount', 'contributors'];
  const seen = [
    [keys[0], ['34', '70']],
    ['highlightCount', 2],
    ['contributors', [owner.id]],
  ];
  expect(await cells(owner, 'NOTE', keys)).toEqual(seen);
  expect(await cells(owner, 'HIGHLIGHT', keys)).toEqual(seen);
  expect(await cells(owner, 'INSIGHT', ['contributors'])).toEqual([['contributors', [owner.id]]]);
});

test('notes and highlights show answers of the survey', async () => {
  const seen = [
    [questions[0], ['It was old']],
    [questions[1], ['Day', 'Night']],
  ];
  for (const type of ['NOTE', 'HIGHLIGHT']) expect(await cells(viewer, type, questions)).toEqual(seen);
});

test('a note shows the picture of its video', async () => {
  const { rows } = await app.database.owner.query<{ id: string }>(
    `insert into files (workspace_id, id, owner_id, owner_type, name, size, status, created_by, created_at, updated_at)
     select workspace_id, gen_random_uuid(), id, 'note', 'Call.mp4', 1, 'DONE', created_by, now(), now() from notes
     where project_id = $1 returning id`,
    [projectId],
  );
  const [video] = rows;
  await app.database.owner.query(
    `insert into file_outputs (workspace_id, file_id, kind, meta, bytes, created_at)
     values ($1, $2, 'thumbnail', '{}', 1, now())`,
    [place.workspace.id, video?.id],
  );
  const data = JSON.stringify({ columns: [{ key: 'videoThumbnail' }] });
  const { viewRows } = await ask(viewer, query.replace('count', 'count thumbnailUrl'), {
    projectId,
    objectType: 'NOTE',
    data,
  });
  expect(viewRows.items[0].cells).toMatchObject([{ thumbnailUrl: `/files/video-thumbnail/${video?.id}` }]);
});

test('a highlight shows how its source begins, and who marked and tagged it', async () => {
  expect(await cells(viewer, 'HIGHLIGHT', ['contentPreview', 'authors'])).toEqual([
    ['contentPreview', ['It froze. Twice.']],
    ['authors', [owner.id, tagger.id].toSorted()],
  ]);
});

test('a highlight shows the fields of its note', async () => {
  const key = `field.${channel.id}`;
  expect(await cells(owner, 'HIGHLIGHT', [key])).toEqual([[key, ['Phone']]]);
});

test('of a hidden contact nothing is shown, and nothing is read that no column shows', async () => {
  const key = `personField.${age.id}`;
  for (const type of ['NOTE', 'HIGHLIGHT']) expect(await cells(viewer, type, [key])).toEqual([[key, ['34']]]);
  expect(await cells(owner, 'NOTE', ['noteTitle', 'tags'])).toEqual([]);
});
