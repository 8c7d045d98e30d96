// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { AgentCardFragment, AgentRunCardFragment, AgentsQuery, AgentsQueryVariables, AgentQuery, AgentQueryVariables, AgentRunsQuery, AgentRunsQueryVariables, AgentRunQuery, AgentRunQueryVariables, CreateAgentMutation, CreateAgentMutationVariables, UpdateAgentMutation, UpdateAgentMutationVariables, PauseAgentMutation, PauseAgentMutationVariables, DeleteAgentMutation, DeleteAgentMutationVariables, RunAgentMutation, RunAgentMutationVariables, CancelAgentRunMutation, CancelAgentRunMutationVariables } from '#web/lib/graphql.gen.ts';

const agentCard = 'fragment AgentCard on Agent{id name prompt trigger cron timeZone event objectType objectIds tools documentKind project{id title version}maxSteps maxTokens runsPerDay pausedAt nextRunAt isMine owner{id name}createdAt}';
const agentRunCard = 'fragment AgentRunCard on AgentRun{id dryRun trigger state problem tokens dueAt missedCount createdAt finishedAt document{id kind title projectId}}';
const answerSentenceFields = 'fragment AnswerSentenceFields on AnswerSentence{text opens support citations{...AnswerCitationFields}}';
const answerCitationFields = 'fragment AnswerCitationFields on AnswerCitation{id type parentId dataPointId title projectTitle quote speaker seconds fileId page citationReferenceId stale}';
export const AgentCardFragmentDoc = /*#__PURE__*/ graphqlDocument<AgentCardFragment>(`${agentCard}`);
export const AgentRunCardFragmentDoc = /*#__PURE__*/ graphqlDocument<AgentRunCardFragment>(`${agentRunCard}`);
export const AgentsDocument = /*#__PURE__*/ graphqlDocument<AgentsQuery, AgentsQueryVariables>(`query Agents($others:Boolean!$first:Int!$after:String){agents(others:$others first:$first after:$after){items{...AgentCard}endCursor totalCount}}${agentCard}`);
export const AgentDocument = /*#__PURE__*/ graphqlDocument<AgentQuery, AgentQueryVariables>(`query Agent($id:ID!){agent(id:$id){...AgentCard}}${agentCard}`);
export const AgentRunsDocument = /*#__PURE__*/ graphqlDocument<AgentRunsQuery, AgentRunsQueryVariables>(`query AgentRuns($id:ID!$first:Int!$after:String){agent(id:$id){id runs(first:$first after:$after){items{...AgentRunCard}endCursor totalCount}}}${agentRunCard}`);
export const AgentRunDocument = /*#__PURE__*/ graphqlDocument<AgentRunQuery, AgentRunQueryVariables>(`query AgentRun($id:ID!){agentRun(id:$id){...AgentRunCard prompt engine model answered startedAt agent{id name isMine}steps{place tool outcome input detail hiddenItems items{id type title}}sentences{...AnswerSentenceFields}}}${agentRunCard}${answerSentenceFields}${answerCitationFields}`);
export const CreateAgentDocument = /*#__PURE__*/ graphqlDocument<CreateAgentMutation, CreateAgentMutationVariables>(`mutation CreateAgent($input:AgentInput!){createAgent(input:$input){...AgentCard}}${agentCard}`);
export const UpdateAgentDocument = /*#__PURE__*/ graphqlDocument<UpdateAgentMutation, UpdateAgentMutationVariables>(`mutation UpdateAgent($id:ID!$input:AgentInput!){updateAgent(id:$id input:$input){...AgentCard}}${agentCard}`);
export const PauseAgentDocument = /*#__PURE__*/ graphqlDocument<PauseAgentMutation, PauseAgentMutationVariables>(`mutation PauseAgent($id:ID!$paused:Boolean!){pauseAgent(id:$id paused:$paused){...AgentCard}}${agentCard}`);
export const DeleteAgentDocument = /*#__PURE__*/ graphqlDocument<DeleteAgentMutation, DeleteAgentMutationVariables>(`mutation DeleteAgent($id:ID!){deleteAgent(id:$id)}`);
export const RunAgentDocument = /*#__PURE__*/ graphqlDocument<RunAgentMutation, RunAgentMutationVariables>(`mutation RunAgent($id:ID!$dryRun:Boolean!$requestKey:String!){runAgent(id:$id dryRun:$dryRun requestKey:$requestKey){...AgentRunCard}}${agentRunCard}`);
export const CancelAgentRunDocument = /*#__PURE__*/ graphqlDocument<CancelAgentRunMutation, CancelAgentRunMutationVariables>(`mutation CancelAgentRun($id:ID!){cancelAgentRun(id:$id){...AgentRunCard}}${agentRunCard}`);
