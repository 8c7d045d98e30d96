// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { MentionedMemberQuery, MentionedMemberQueryVariables, MentionedPersonQuery, MentionedPersonQueryVariables, MentionedNoteQuery, MentionedNoteQueryVariables, MentionedInsightQuery, MentionedInsightQueryVariables, MentionedProjectQuery, MentionedProjectQueryVariables } from '#web/lib/graphql.gen.ts';

export const MentionedMemberDocument = /*#__PURE__*/ graphqlDocument<MentionedMemberQuery, MentionedMemberQueryVariables>(`query MentionedMember($id:ID!){member(id:$id){id name}}`);
export const MentionedPersonDocument = /*#__PURE__*/ graphqlDocument<MentionedPersonQuery, MentionedPersonQueryVariables>(`query MentionedPerson($id:ID!){person(id:$id){id name isHidden version}}`);
export const MentionedNoteDocument = /*#__PURE__*/ graphqlDocument<MentionedNoteQuery, MentionedNoteQueryVariables>(`query MentionedNote($id:ID!){note(id:$id){id title}}`);
export const MentionedInsightDocument = /*#__PURE__*/ graphqlDocument<MentionedInsightQuery, MentionedInsightQueryVariables>(`query MentionedInsight($id:ID!){insight(id:$id){id title}}`);
export const MentionedProjectDocument = /*#__PURE__*/ graphqlDocument<MentionedProjectQuery, MentionedProjectQueryVariables>(`query MentionedProject($id:ID!){project(id:$id){id title}}`);
