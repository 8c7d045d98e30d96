// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { AiDocCardFragment, AiDocsQuery, AiDocsQueryVariables, AiDocQuery, AiDocQueryVariables, CreateAiDocMutation, CreateAiDocMutationVariables, UpdateAiDocMutation, UpdateAiDocMutationVariables, RunAiDocMutation, RunAiDocMutationVariables, TrashAiDocMutation, TrashAiDocMutationVariables, RestoreAiDocMutation, RestoreAiDocMutationVariables } from '#web/lib/graphql.gen.ts';

const aiDocCard = 'fragment AiDocCard on AiDoc{id title prompt objectType objectIds viewerLevel starred createdAt updatedAt version createdBy{id name}}';
const summaryFields = 'fragment SummaryFields on Summary{id objectType objectId framework type prompt language state problem engine model numItems text streamId createdAt aiGenerated createdBy{id name}sentences{...AnswerSentenceFields}}';
const answerSentenceFields = 'fragment AnswerSentenceFields on AnswerSentence{text opens support citations{...AnswerCitationFields}}';
const answerCitationFields = 'fragment AnswerCitationFields on AnswerCitation{id type parentId title projectTitle quote speaker seconds fileId page citationReferenceId stale}';
export const AiDocCardFragmentDoc = /*#__PURE__*/ gql<AiDocCardFragment>(`${aiDocCard}`);
export const AiDocsDocument = /*#__PURE__*/ gql<AiDocsQuery, AiDocsQueryVariables>(`query AiDocs($query:String!$first:Int!$after:String){aiDocs(query:$query first:$first after:$after){items{...AiDocCard}endCursor totalCount}}${aiDocCard}`);
export const AiDocDocument = /*#__PURE__*/ gql<AiDocQuery, AiDocQueryVariables>(`query AiDoc($id:ID!){aiDoc(id:$id){...AiDocCard}}${aiDocCard}`);
export const CreateAiDocDocument = /*#__PURE__*/ gql<CreateAiDocMutation, CreateAiDocMutationVariables>(`mutation CreateAiDoc($input:AiDocInput!){createAiDoc(input:$input){...AiDocCard}}${aiDocCard}`);
export const UpdateAiDocDocument = /*#__PURE__*/ gql<UpdateAiDocMutation, UpdateAiDocMutationVariables>(`mutation UpdateAiDoc($id:ID!$input:AiDocInput!){updateAiDoc(id:$id input:$input){...AiDocCard}}${aiDocCard}`);
export const RunAiDocDocument = /*#__PURE__*/ gql<RunAiDocMutation, RunAiDocMutationVariables>(`mutation RunAiDoc($id:ID!$requestKey:String!){runAiDoc(id:$id requestKey:$requestKey){...SummaryFields}}${summaryFields}${answerSentenceFields}${answerCitationFields}`);
export const TrashAiDocDocument = /*#__PURE__*/ gql<TrashAiDocMutation, TrashAiDocMutationVariables>(`mutation TrashAiDoc($id:ID!){trashAiDoc(id:$id){id}}`);
export const RestoreAiDocDocument = /*#__PURE__*/ gql<RestoreAiDocMutation, RestoreAiDocMutationVariables>(`mutation RestoreAiDoc($id:ID!){restoreAiDoc(id:$id){...AiDocCard}}${aiDocCard}`);
