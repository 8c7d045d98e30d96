// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { AiDocCardFragment, AiDocsQuery, AiDocsQueryVariables, AiDocQuery, AiDocQueryVariables, CreateAiDocMutation, CreateAiDocMutationVariables, UpdateAiDocMutation, UpdateAiDocMutationVariables, RunAiDocMutation, RunAiDocMutationVariables, TrashAiDocMutation, TrashAiDocMutationVariables, RestoreAiDocMutation, RestoreAiDocMutationVariables } from '#web/lib/graphql.gen.ts';

const aiDocCard = 'fragment AiDocCard on AiDoc{id title prompt objectType objectIds viewerLevel starred createdAt updatedAt version createdBy{id name}}';
const summaryFields = 'fragment SummaryFields on Summary{id objectType objectId framework type prompt language state problem engine model numItems text streamId createdAt aiGenerated createdBy{id name}sentences{...AnswerSentenceFields}}';
const answerSentenceFields = 'fragment AnswerSentenceFields on AnswerSentence{text opens support citations{...AnswerCitationFields}}';
const answerCitationFields = 'fragment AnswerCitationFields on AnswerCitation{id type parentId dataPointId title projectTitle quote speaker seconds fileId page citationReferenceId stale}';
export const AiDocCardFragmentDoc = /*#__PURE__*/ graphqlDocument<AiDocCardFragment>(`${aiDocCard}`);
export const AiDocsDocument = /*#__PURE__*/ graphqlDocument<AiDocsQuery, AiDocsQueryVariables>(`query AiDocs($query:String!$first:Int!$after:String){aiDocs(query:$query first:$first after:$after){items{...AiDocCard}endCursor totalCount}}${aiDocCard}`);
export const AiDocDocument = /*#__PURE__*/ graphqlDocument<AiDocQuery, AiDocQueryVariables>(`query AiDoc($id:ID!){aiDoc(id:$id){...AiDocCard}}${aiDocCard}`);
export const CreateAiDocDocument = /*#__PURE__*/ graphqlDocument<CreateAiDocMutation, CreateAiDocMutationVariables>(`mutation CreateAiDoc($input:AiDocInput!){createAiDoc(input:$input){...AiDocCard}}${aiDocCard}`);
export const UpdateAiDocDocument = /*#__PURE__*/ graphqlDocument<UpdateAiDocMutation, UpdateAiDocMutationVariables>(`mutation UpdateAiDoc($id:ID!$input:AiDocInput!){updateAiDoc(id:$id input:$input){...AiDocCard}}${aiDocCard}`);
export const RunAiDocDocument = /*#__PURE__*/ graphqlDocument<RunAiDocMutation, RunAiDocMutationVariables>(`mutation RunAiDoc($id:ID!$requestKey:String!){runAiDoc(id:$id requestKey:$requestKey){...SummaryFields}}${summaryFields}${answerSentenceFields}${answerCitationFields}`);
export const TrashAiDocDocument = /*#__PURE__*/ graphqlDocument<TrashAiDocMutation, TrashAiDocMutationVariables>(`mutation TrashAiDoc($id:ID!){trashAiDoc(id:$id){id}}`);
export const RestoreAiDocDocument = /*#__PURE__*/ graphqlDocument<RestoreAiDocMutation, RestoreAiDocMutationVariables>(`mutation RestoreAiDoc($id:ID!){restoreAiDoc(id:$id){...AiDocCard}}${aiDocCard}`);
