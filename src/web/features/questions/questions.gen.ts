// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { QuestionPartsFragment, NoteResponsesFragment, QuestionsQuery, QuestionsQueryVariables, NoteResponsesQuery, NoteResponsesQueryVariables, QuestionResultsQuery, QuestionResultsQueryVariables, AnsweredNotesQuery, AnsweredNotesQueryVariables, CreateQuestionMutation, CreateQuestionMutationVariables, UpdateQuestionMutation, UpdateQuestionMutationVariables, MoveQuestionMutation, MoveQuestionMutationVariables, TrashQuestionMutation, TrashQuestionMutationVariables, RestoreQuestionMutation, RestoreQuestionMutationVariables, AnswerQuestionsMutation, AnswerQuestionsMutationVariables } from '#web/lib/graphql.gen.ts';

const questionParts = 'fragment QuestionParts on Question{id projectId title type rank version options{id optionText}}';
const noteResponses = 'fragment NoteResponses on Note{id questions{...QuestionParts}responses{id questionId text optionIds}}';
export const QuestionPartsFragmentDoc = /*#__PURE__*/ graphqlDocument<QuestionPartsFragment>(`${questionParts}`);
export const NoteResponsesFragmentDoc = /*#__PURE__*/ graphqlDocument<NoteResponsesFragment>(`${noteResponses}${questionParts}`);
export const QuestionsDocument = /*#__PURE__*/ graphqlDocument<QuestionsQuery, QuestionsQueryVariables>(`query Questions($projectId:ID!){questions(projectId:$projectId){...QuestionParts}}${questionParts}`);
export const NoteResponsesDocument = /*#__PURE__*/ graphqlDocument<NoteResponsesQuery, NoteResponsesQueryVariables>(`query NoteResponses($id:ID!){note(id:$id){...NoteResponses}}${noteResponses}${questionParts}`);
export const QuestionResultsDocument = /*#__PURE__*/ graphqlDocument<QuestionResultsQuery, QuestionResultsQueryVariables>(`query QuestionResults($projectId:ID!){questionResults(projectId:$projectId){noteCount question{...QuestionParts}options{id optionText noteCount}}}${questionParts}`);
export const AnsweredNotesDocument = /*#__PURE__*/ graphqlDocument<AnsweredNotesQuery, AnsweredNotesQueryVariables>(`query AnsweredNotes($questionId:ID!$optionId:ID$first:Int$after:String){answeredNotes(questionId:$questionId optionId:$optionId first:$first after:$after){items{id title createdAt responses{id questionId text optionIds}}endCursor totalCount}}`);
export const CreateQuestionDocument = /*#__PURE__*/ graphqlDocument<CreateQuestionMutation, CreateQuestionMutationVariables>(`mutation CreateQuestion($input:CreateQuestionInput!){createQuestion(input:$input){...QuestionParts}}${questionParts}`);
export const UpdateQuestionDocument = /*#__PURE__*/ graphqlDocument<UpdateQuestionMutation, UpdateQuestionMutationVariables>(`mutation UpdateQuestion($input:UpdateQuestionInput!){updateQuestion(input:$input){...QuestionParts}}${questionParts}`);
export const MoveQuestionDocument = /*#__PURE__*/ graphqlDocument<MoveQuestionMutation, MoveQuestionMutationVariables>(`mutation MoveQuestion($id:ID!$index:Int!){moveQuestion(id:$id index:$index){...QuestionParts}}${questionParts}`);
export const TrashQuestionDocument = /*#__PURE__*/ graphqlDocument<TrashQuestionMutation, TrashQuestionMutationVariables>(`mutation TrashQuestion($id:ID!){trashQuestion(id:$id){id version}}`);
export const RestoreQuestionDocument = /*#__PURE__*/ graphqlDocument<RestoreQuestionMutation, RestoreQuestionMutationVariables>(`mutation RestoreQuestion($id:ID!){restoreQuestion(id:$id){...QuestionParts}}${questionParts}`);
export const AnswerQuestionsDocument = /*#__PURE__*/ graphqlDocument<AnswerQuestionsMutation, AnswerQuestionsMutationVariables>(`mutation AnswerQuestions($noteId:ID!$answers:[QuestionAnswerInput!]!){answerQuestions(noteId:$noteId answers:$answers){...NoteResponses}}${noteResponses}${questionParts}`);
