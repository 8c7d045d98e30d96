// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { MentionedMemberQuery, MentionedMemberQueryVariables, MentionedPersonQuery, MentionedPersonQueryVariables, MentionedNoteQuery, MentionedNoteQueryVariables, MentionedInsightQuery, MentionedInsightQueryVariables, MentionedProjectQuery, MentionedProjectQueryVariables, NoteReferenceQuery, NoteReferenceQueryVariables, InsightReferenceQuery, InsightReferenceQueryVariables } from '#web/lib/graphql.gen.ts';

const noteCard = 'fragment NoteCard on Note{id title preview createdAt updatedAt version lockedAt openThreads createdBy{id name}}';
const insightCard = 'fragment InsightCard on Insight{id title preview status publishedAt createdAt updatedAt version lockedAt openThreads project{id title}createdBy{id name}}';
export const MentionedMemberDocument = /*#__PURE__*/ gql<MentionedMemberQuery, MentionedMemberQueryVariables>(`query MentionedMember($id:ID!){member(id:$id){id name}}`);
export const MentionedPersonDocument = /*#__PURE__*/ gql<MentionedPersonQuery, MentionedPersonQueryVariables>(`query MentionedPerson($id:ID!){person(id:$id){id name isHidden version}}`);
export const MentionedNoteDocument = /*#__PURE__*/ gql<MentionedNoteQuery, MentionedNoteQueryVariables>(`query MentionedNote($id:ID!){note(id:$id){id title}}`);
export const MentionedInsightDocument = /*#__PURE__*/ gql<MentionedInsightQuery, MentionedInsightQueryVariables>(`query MentionedInsight($id:ID!){insight(id:$id){id title}}`);
export const MentionedProjectDocument = /*#__PURE__*/ gql<MentionedProjectQuery, MentionedProjectQueryVariables>(`query MentionedProject($id:ID!){project(id:$id){id title}}`);
export const NoteReferenceDocument = /*#__PURE__*/ gql<NoteReferenceQuery, NoteReferenceQueryVariables>(`query NoteReference($id:ID!){note(id:$id){...NoteCard project{id title}}}${noteCard}`);
export const InsightReferenceDocument = /*#__PURE__*/ gql<InsightReferenceQuery, InsightReferenceQueryVariables>(`query InsightReference($id:ID!){insight(id:$id){...InsightCard}}${insightCard}`);
