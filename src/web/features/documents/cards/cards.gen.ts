// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { NoteReferenceQuery, NoteReferenceQueryVariables, InsightReferenceQuery, InsightReferenceQueryVariables } from '#web/lib/graphql.gen.ts';

const noteCard = 'fragment NoteCard on Note{id title aiGenerated preview createdAt updatedAt version lockedAt openThreads createdBy{id name}people{kind person{id name isHidden}}}';
const insightCard = 'fragment InsightCard on Insight{id title aiGenerated preview coverFileId status publishedAt createdAt updatedAt version lockedAt openThreads project{id title}createdBy{id name}}';
export const NoteReferenceDocument = /*#__PURE__*/ graphqlDocument<NoteReferenceQuery, NoteReferenceQueryVariables>(`query NoteReference($id:ID!){note(id:$id){...NoteCard project{id title}}}${noteCard}`);
export const InsightReferenceDocument = /*#__PURE__*/ graphqlDocument<InsightReferenceQuery, InsightReferenceQueryVariables>(`query InsightReference($id:ID!){insight(id:$id){...InsightCard}}${insightCard}`);
