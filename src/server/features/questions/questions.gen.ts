// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateQuestionInput, QuestionAnswerInput, QuestionType, UpdateQuestionInput } from '#server/platform/graphql/wire.gen.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Question } from './question.ts';
import type { QuestionResponse } from './queries.ts';
import type { QuestionResult } from './question-results.ts';

export type QuestionOption = {
  readonly id: string;
  readonly optionText: string;
};

export type QuestionOptionResult = {
  readonly id: string;
  readonly optionText: string;
  readonly noteCount: number;
};

type NotePage = {
  readonly items: readonly Note[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type QuestionsResolvers = ResolversOf<{
  QuestionOption: FieldResolvers<QuestionOption, {
    id: Resolver<string, QuestionOption>;
    optionText: Resolver<string, QuestionOption>;
  }>;
  Question: FieldResolvers<Question, {
    id: Resolver<string, Question>;
    projectId: Resolver<string, Question>;
    title: Resolver<string, Question>;
    type: Resolver<QuestionType, Question>;
    options: Resolver<readonly QuestionOption[], Question>;
    rank: Resolver<number, Question>;
    trashedAt: Resolver<Date | null, Question>;
    version: Resolver<number, Question>;
  }>;
  QuestionResponse: FieldResolvers<QuestionResponse, {
    id: Resolver<string, QuestionResponse>;
    noteId: Resolver<string, QuestionResponse>;
    questionId: Resolver<string, QuestionResponse>;
    question: Resolver<Question, QuestionResponse>;
    text: Resolver<string | null, QuestionResponse>;
    optionIds: Resolver<readonly string[], QuestionResponse>;
  }>;
  Note: FieldResolvers<Note, {
    questions: Resolver<readonly Question[], Note>;
    responses: Resolver<readonly QuestionResponse[], Note>;
  }>;
  QuestionOptionResult: FieldResolvers<QuestionOptionResult, {
    id: Resolver<string, QuestionOptionResult>;
    optionText: Resolver<string, QuestionOptionResult>;
    noteCount: Resolver<number, QuestionOptionResult>;
  }>;
  QuestionResult: FieldResolvers<QuestionResult, {
    question: Resolver<Question, QuestionResult>;
    noteCount: Resolver<number, QuestionResult>;
    options: Resolver<readonly QuestionOptionResult[], QuestionResult>;
  }>;
  Query: {
    questionResults: Resolver<readonly QuestionResult[], unknown, { projectId: string }>;
    answeredNotes: Resolver<NotePage, unknown, { questionId: string; optionId?: string | null; first: number | null; after?: string | null }>;
    questions: Resolver<readonly Question[], unknown, { projectId: string }>;
  };
  Mutation: {
    createQuestion: Resolver<Question, unknown, { input: CreateQuestionInput }>;
    updateQuestion: Resolver<Question, unknown, { input: UpdateQuestionInput }>;
    moveQuestion: Resolver<readonly Question[], unknown, { id: string; index: number }>;
    trashQuestion: Resolver<Question, unknown, { id: string }>;
    restoreQuestion: Resolver<Question, unknown, { id: string }>;
    answerQuestions: Resolver<Note, unknown, { noteId: string; answers: readonly QuestionAnswerInput[] }>;
  };
}>;
