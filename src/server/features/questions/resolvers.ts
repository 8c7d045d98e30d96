import { getVisibleNote } from '#server/features/notes/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { QuestionAnswerInput, QuestionOptionInput } from '#server/platform/graphql/wire.gen.ts';
import { answerQuestions, type Answer } from './answer-questions.ts';
import { moveQuestion, restoreQuestion, trashQuestion, updateQuestion } from './change-question.ts';
import { createQuestion, type OptionDraft } from './create-question.ts';
import { listAnsweredNotes } from './list-answered-notes.ts';
import { listQuestions, questionLoader, responseLoader } from './queries.ts';
import { readQuestionResults } from './question-results.ts';
import type { QuestionsResolvers } from './questions.gen.ts';

export const questionsSchema: SchemaPart<QuestionsResolvers> = {
  sdl: new URL('./questions.graphql', import.meta.url),
  resolvers: {
    Query: {
      questions: (_root, { projectId }, ctx) => listQuestions(ctx, readId(projectId)),
      answeredNotes: (_root, { questionId, optionId, ...page }, ctx) =>
        listAnsweredNotes(ctx, {
          ...page,
          questionId: readId(questionId),
          optionId: optionId == null ? null : readId(optionId),
        }),
      questionResults: (_root, { projectId }, ctx) => readQuestionResults(ctx, readId(projectId)),
    },
    Mutation: {
      createQuestion: (_root, { input }, ctx) =>
        createQuestion(ctx, {
          ...input,
          projectId: readId(input.projectId),
          options: readOptions(input.options),
        }),
      updateQuestion: (_root, { input }, ctx) =>
        updateQuestion(ctx, { ...input, id: readId(input.id), options: readOptions(input.options) }),
      moveQuestion: (_root, { id, index }, ctx) => moveQuestion(ctx, readId(id), index),
      trashQuestion: (_root, { id }, ctx) => trashQuestion(ctx, readId(id)),
      restoreQuestion: (_root, { id }, ctx) => restoreQuestion(ctx, readId(id)),
      answerQuestions: async (_root, { noteId, answers }, ctx) => {
        const id = readId(noteId);
        await answerQuestions(ctx, id, answers.slice(0, 201).map(readAnswer));
        return getVisibleNote(ctx, id);
      },
    },
    Note: {
      questions: ({ projectId }, _args, ctx) => questionLoader(ctx).load(projectId),
      responses: ({ id, projectId }, _args, ctx) => responseLoader(ctx).load({ id, projectId }),
    },
  },
};

function readOptions(options: readonly QuestionOptionInput[] | null | undefined): OptionDraft[] | null {
  if (options == null) return null;
  return options.map(({ id, optionText }) => ({ id: id == null ? null : readId(id), optionText }));
}

function readAnswer({ questionId, text, optionIds }: QuestionAnswerInput): Answer {
  return { questionId: readId(questionId), text: text ?? null, optionIds: (optionIds ?? []).map(readId) };
}
