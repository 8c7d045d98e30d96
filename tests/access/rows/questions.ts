import { newId } from '#server/platform/context/new-id.ts';
import { addContent } from '../content.ts';
import type { Kit, ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

type Options = ProjectOptions & { projectId?: string; isGone?: boolean };

async function addQuestion(kit: Kit, { projectId, isGone = false, ...options }: Options = {}) {
  const [id, now] = [newId(), new Date()];
  const project_id = projectId ?? (await kit.project(options));
  await kit.row('questions', {
    id,
    project_id,
    title: 'Why?',
    type: 'FREE_TEXT',
    created_at: now,
    updated_at: now,
    trashed_at: isGone ? now : null,
  });
  return { id, projectId: project_id };
}

const question =
  (options: Options = {}, more: object = {}) =>
  async ({ kit }: Making) => ({ id: (await addQuestion(kit, options)).id, ...more });

const answered =
  (options: { isPrivate?: boolean } = {}) =>
  async ({ kit }: Making) => {
    const noteId = await addContent(kit, 'note', options);
    const projectId = await kit.projectOf('notes', noteId);
    const { id } = await addQuestion(kit, { projectId });
    return { noteId, answers: [{ questionId: id, text: 'Because' }] };
  };

function rowsOf(operation: string, make: (options?: Options) => Row['variables']): Row[] {
  const variables = (options?: Options): Pick<Row, 'variables'> => {
    const made = make(options);
    return made ? { variables: made } : {};
  };
  return [
    { operation, ...variables(), expected: editors },
    { operation, when: 'private', ...variables({ isPrivate: true }), expected: unseen, noForeignIds },
  ];
}

export const questionRows: readonly Row[] = [
  {
    operation: 'Query.questions',
    variables: async ({ kit }) => ({ projectId: (await addQuestion(kit)).projectId }),
    expected: everybody,
  },
  {
    operation: 'Query.questionResults',
    variables: async ({ kit }) => ({ projectId: (await addQuestion(kit)).projectId }),
    expected: everybody,
  },
  {
    operation: 'Query.answeredNotes',
    variables: async ({ kit }) => ({ questionId: (await addQuestion(kit)).id }),
    expected: everybody,
    tellsNothing: true,
  },
  ...rowsOf('Mutation.createQuestion', (options) => async ({ kit }) => ({
    input: { projectId: await kit.project(options), title: 'Why?', type: 'FREE_TEXT' },
  })),
  ...rowsOf('Mutation.updateQuestion', (options) => async (making) => ({
    input: await question(options, { title: 'How?' })(making),
  })),
  ...rowsOf('Mutation.moveQuestion', (options) => question(options, { index: 0 })),
  ...rowsOf('Mutation.trashQuestion', (options) => question(options)),
  ...rowsOf('Mutation.restoreQuestion', (options) => question({ ...options, isGone: true })),
  { operation: 'Mutation.answerQuestions', variables: answered(), expected: editors },
  {
    operation: 'Mutation.answerQuestions',
    when: 'private',
    variables: answered({ isPrivate: true }),
    expected: unseen,
    noForeignIds,
  },
];
