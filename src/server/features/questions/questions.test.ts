import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let projectId: string;
let noteId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  projectId = await addProject(maker);
  noteId = await addNote(maker, projectId);
});
afterAll(() => app.close());

type Made = { id: string; options: { id: string; optionText: string }[] };

async function addQuestion(input: Record<string, unknown> = {}): Promise<Made> {
  const { createQuestion } = await ask(
    maker,
    'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id options { id optionText } } }',
    { input: { projectId, title: 'Why?', type: 'FREE_TEXT', ...input } },
  );
  return createQuestion;
}

function answer(answers: object[], by = maker) {
  return by.graphql(
    'mutation ($noteId: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(noteId: $noteId, answers: $answers) { id } }',
    { noteId, answers },
  );
}

async function responses(): Promise<Record<string, string | string[]>> {
  const { note } = await ask(maker, `{ note(id: "${noteId}") { responses { questionId text optionIds } } }`);
  type Row = { questionId: string; text: string | null; optionIds: string[] };
  return Object.fromEntries(
    note.responses.map(({ questionId, text, optionIds }: Row) => [questionId, text ?? optionIds]),
  );
}

describe('questions', () => {
  it('stand in order, move, go and come back with their responses', async () => {
    const other = await addProject(maker);
    const make = (title: string) => addQuestion({ projectId: other, title });
    const [first, , third] = [await make('One'), await make('Two'), await make('Three')];
    const list = async () => {
      const { questions } = await ask(maker, `{ questions(projectId: "${other}") { title } }`);
      return questions.map(({ title }: { title: string }) => title);
    };
    await ask(maker, `mutation { moveQuestion(id: "${third.id}", index: 0) { id } }`);
    expect(await list()).toEqual(['Three', 'One', 'Two']);
    await ask(maker, `mutation { trashQuestion(id: "${first.id}") { id } }`);
    expect(await list()).toEqual(['Three', 'Two']);
    await ask(maker, `mutation { restoreQuestion(id: "${first.id}") { id } }`);
    expect(await list()).toEqual(['Three', 'One', 'Two']);
    expect(await eventsOf(app, place, first.id)).toEqual([
      'question.created',
      'question.deleted',
      'question.restored',
    ]);
  });

  it('come back only where there is room for them', async () => {
    const full = await addProject(maker);
    const { id } = await addQuestion({ projectId: full });
    await ask(maker, `mutation { trashQuestion(id: "${id}") { id } }`);
    await app.database.owner.query(
      `insert into questions (workspace_id, id, project_id, title, type, options, rank, created_at, updated_at)
       select workspace_id, gen_random_uuid(), project_id, title, type, options, n, now(), now()
       from questions, generate_series(1, 200) n where id = $1`,
      [id],
    );
    const back = await maker.graphql(`mutation { restoreQuestion(id: "${id}") { id } }`);
    expect(errorOf(back)[1]).toBe('A project can have at most 200 questions');
  });

  it('take answers of their type', async () => {
    const free = await addQuestion();
    const options = [{ optionText: ' Red ' }, { optionText: 'Blue' }];
    const single = await addQuestion({ type: 'SINGLE_SELECT', options });
    const multi = await addQuestion({ type: 'MULTI_SELECT', options });
    const [red, blue] = single.options.map(({ id }) => id);
    const many = multi.options.map(({ id }) => id);
    expect(single.options[0]?.optionText).toBe('Red');
    const given = await answer([
      { questionId: free.id, text: ' Because ' },
      { questionId: single.id, optionIds: [red] },
      { questionId: multi.id, optionIds: many },
    ]);
    expect(given.body.errors).toBeUndefined();
    const held = { [free.id]: 'Because', [single.id]: [red], [multi.id]: many };
    expect(await responses()).toEqual(held);
    for (const [bad, message] of [
      [{ questionId: single.id, optionIds: [red, blue] }, 'Choose one option'],
      [{ questionId: single.id, optionIds: [many[0]] }, 'This option no longer exists'],
      [{ questionId: free.id, optionIds: [red] }, 'A free-text question has no options'],
      [{ questionId: multi.id, text: 'Red' }, 'Choose among the options of this question'],
      [{ questionId: free.id, text: 'a'.repeat(10_300) }, 'Text must be at most 10,299 characters'],
    ] as const) {
      const both = [{ questionId: free.id, text: 'Other' }, bad];
      expect(errorOf(await answer(both.slice(bad.questionId === free.id ? 1 : 0)))[1]).toBe(message);
    }
    expect(await responses()).toEqual(held);
    await answer([{ questionId: free.id, text: ' ' }]);
    expect(await responses()).toEqual({ [single.id]: [red], [multi.id]: many });
  });

  it('lose the answers of an option that is taken away, and have them again when it returns', async () => {
    const options = [{ optionText: 'A' }, { optionText: 'B' }];
    const question = await addQuestion({ type: 'MULTI_SELECT', options });
    const [a, b] = question.options;
    await answer([{ questionId: question.id, optionIds: [a?.id, b?.id] }]);
    const set = (kept: unknown[]) =>
      ask(maker, 'mutation ($input: UpdateQuestionInput!) { updateQuestion(input: $input) { id } }', {
        input: { id: question.id, options: kept },
      });
    await set([b]);
    expect((await responses())[question.id]).toEqual([b?.id]);
    await set([a, b]);
    expect((await responses())[question.id]).toEqual([a?.id, b?.id]);
  });

  it.each([
    [{ title: '' }, 'Question must not be empty'],
    [{ title: 'a'.repeat(251) }, 'Question must be at most 250 characters'],
    [{ options: [{ optionText: 'A' }] }, 'A free-text question has no options'],
    [
      { type: 'SINGLE_SELECT', options: [{ optionText: 'a'.repeat(2501) }] },
      'Option must be at most 2,500 characters',
    ],
    [
      {
        type: 'SINGLE_SELECT',
        options: Array.from({ length: 50 }, () => ({ optionText: 'a'.repeat(2500) })),
      },
      'Too many options.',
    ],
  ])('are refused: %#', async (input, message) => {
    const made = await maker.graphql(
      'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id } }',
      { input: { projectId, title: 'Why?', type: 'FREE_TEXT', ...input } },
    );
    expect(errorOf(made)).toEqual(['ValidationError', message]);
  });

  it('are for those who may see the project, and their responses for those who may edit the note', async () => {
    const hidden = await addProject(maker);
    const question = await addQuestion({ projectId: hidden });
    await close(maker, { type: 'PROJECT', id: hidden });
    const other = await place.member();
    for (const query of [
      `{ questions(projectId: "${hidden}") { id } }`,
      `mutation { trashQuestion(id: "${question.id}") { id } }`,
    ]) {
      expect(errorOf(await other.graphql(query))[0]).toBe('NotFound');
    }
    expect(errorOf(await answer([{ questionId: question.id, text: 'x' }]))[0]).toBe('NotFound');
    const viewer = await place.member({ role: 'VIEWER' });
    const own = await addQuestion();
    expect(errorOf(await answer([{ questionId: own.id, text: 'x' }], viewer))[0]).toBe('Forbidden');
  });
});
