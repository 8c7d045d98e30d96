import sharp from 'sharp';
import { addTag, highlight } from '../coding.ts';
import { addField, setValues } from '../fields.ts';
import type { Person } from '../scene.ts';
import type { TestApp } from '../test-app.ts';
import { upload } from '../upload.ts';
import { addInsight, addNote, addProject, ask } from '../work.ts';

type Block = { type: string; attrs?: object; content?: object[] };
const words = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const docOf = (...content: Block[]): string => JSON.stringify({ type: 'doc', content });

/** A project with one of everything that a community archive has. By a manager. */
export async function richProject(app: TestApp, maker: Person, title = 'Kitchens'): Promise<string> {
  const projectId = await addProject(maker, { title });
  const settings = {
    id: projectId,
    defaultFramework: 'UsabilityTest',
    transcriptionVocabulary: ['Larkspur'],
  };
  await ask(
    maker,
    'mutation ($input: UpdateProjectSettingsInput!) { updateProjectSettings(input: $input) { id } }',
    {
      input: { ...settings, section: { name: 'CHARTS', enabled: false } },
    },
  );
  const noteId = await addNote(maker, projectId, {
    title: 'Call with Bo',
    content: docOf(words('The hob is slow and the oven is slow too.'), words('Prices are fine.')),
  });
  await addNote(maker, projectId, { title: '', content: docOf(words('Without a title')) });
  const quote = await codeIt(maker, projectId, noteId);
  await fillIt(maker, projectId, noteId);
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const withFile = await addNote(maker, projectId, { title: 'A picture' });
  await upload(app, maker, { type: 'NOTE', id: withFile }, { name: 'hob.png', bytes: png });
  await ask(maker, 'mutation ($id: ID!) { lockNote(id: $id) { id } }', { id: withFile });
  const insight = await addInsight(maker, projectId, {
    title: 'Slow hobs',
    content: docOf(words('See'), { type: 'referenceCard', attrs: { kind: 'highlight', id: quote } }),
  });
  await ask(maker, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insight });
  return projectId;
}

async function codeIt(maker: Person, projectId: string, noteId: string): Promise<string> {
  const { createTagGroup } = await ask(
    maker,
    'mutation ($input: CreateTagGroupInput!) { createTagGroup(input: $input) { id boardId } }',
    { input: { projectId, title: 'Mood', color: '#336699' } },
  );
  const slow = await addTag(maker, { boardId: createTagGroup.boardId, groupId: createTagGroup.id }, 'Slow', {
    description: 'Waiting',
    sentiment: 'NEGATIVE',
  });
  const price = await addTag(maker, { projectId }, 'Price');
  const { createTagBoard } = await ask(
    maker,
    'mutation ($input: CreateTagBoardInput!) { createTagBoard(input: $input) { id } }',
    { input: { title: 'Everywhere' } },
  );
  const heat = await addTag(maker, { boardId: createTagBoard.id }, 'Heat');
  const first = await highlight(maker, noteId, 'The hob is slow', { tagIds: [slow, heat] });
  await highlight(maker, noteId, 'Prices are fine', { tagIds: [price] });
  await highlight(maker, noteId, 'oven');
  return first;
}

async function fillIt(maker: Person, projectId: string, noteId: string): Promise<void> {
  const kind = await addField(maker, projectId, {
    label: 'Kind',
    type: 'SELECT',
    options: [{ label: 'Gas' }, { label: 'Induction' }],
    maxOptions: 2,
  });
  const score = await addField(maker, null, { label: 'Score', type: 'NUMBER', numberFormat: 'percent' });
  const job = await addField(maker, null, { owner: 'PERSON', label: 'Job', type: 'TEXT' });
  const { createPerson } = await ask(
    maker,
    'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
    { input: { name: 'Bo Lind', email: 'bo@example.com', noteId } },
  );
  const ofNote = [
    { objectId: noteId, fieldId: kind.id, value: kind.options.map(({ id }) => id).join(',') },
    { objectId: noteId, fieldId: score.id, value: '7' },
  ];
  for (const cells of [ofNote, [{ objectId: createPerson.id, fieldId: job.id, value: 'Cook' }]]) {
    const { body } = await setValues(maker, cells);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
  }
  await ask(maker, 'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }', {
    input: {
      projectId,
      objectType: 'NOTE',
      layout: 'BOARD',
      title: 'By kind',
      data: JSON.stringify({ group: { by: 'SELECT', fieldId: kind.id } }),
    },
  });
  const { createQuestion } = await ask(
    maker,
    'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id options { id } } }',
    {
      input: {
        projectId,
        title: 'Which hob?',
        type: 'SINGLE_SELECT',
        options: [{ optionText: 'Gas' }, { optionText: 'Other' }],
      },
    },
  );
  await ask(
    maker,
    'mutation ($noteId: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(noteId: $noteId, answers: $answers) { id } }',
    {
      noteId,
      answers: [{ questionId: createQuestion.id, optionIds: [createQuestion.options[0].id] }],
    },
  );
}
