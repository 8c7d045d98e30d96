// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { AnswerCitationFieldsFragment, AnswerSentenceFieldsFragment, AiInstructionsQuery, AiInstructionsQueryVariables, UpdateAiInstructionsMutation, UpdateAiInstructionsMutationVariables } from '#web/lib/graphql.gen.ts';

const answerCitationFields = 'fragment AnswerCitationFields on AnswerCitation{id type parentId dataPointId title projectTitle quote speaker seconds fileId page citationReferenceId stale}';
const answerSentenceFields = 'fragment AnswerSentenceFields on AnswerSentence{text opens support citations{...AnswerCitationFields}}';
export const AnswerCitationFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<AnswerCitationFieldsFragment>(`${answerCitationFields}`);
export const AnswerSentenceFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<AnswerSentenceFieldsFragment>(`${answerSentenceFields}${answerCitationFields}`);
export const AiInstructionsDocument = /*#__PURE__*/ graphqlDocument<AiInstructionsQuery, AiInstructionsQueryVariables>(`query AiInstructions{aiInstructions}`);
export const UpdateAiInstructionsDocument = /*#__PURE__*/ graphqlDocument<UpdateAiInstructionsMutation, UpdateAiInstructionsMutationVariables>(`mutation UpdateAiInstructions($text:String!){updateAiInstructions(text:$text)}`);
