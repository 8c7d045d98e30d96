// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { DocumentVersionsQuery, DocumentVersionsQueryVariables, DocumentVersionQuery, DocumentVersionQueryVariables, RestoreDocumentVersionMutation, RestoreDocumentVersionMutationVariables, NoteNowQuery, NoteNowQueryVariables, InsightNowQuery, InsightNowQueryVariables } from '#web/lib/graphql.gen.ts';

export const DocumentVersionsDocument = /*#__PURE__*/ graphqlDocument<DocumentVersionsQuery, DocumentVersionsQueryVariables>(`query DocumentVersions($documentId:ID!$first:Int$after:String){documentVersions(documentId:$documentId first:$first after:$after){items{id createdAt reason members{id name}}endCursor totalCount}}`);
export const DocumentVersionDocument = /*#__PURE__*/ graphqlDocument<DocumentVersionQuery, DocumentVersionQueryVariables>(`query DocumentVersion($documentId:ID!$id:ID!){documentVersion(documentId:$documentId id:$id){id createdAt reason content members{id name}}}`);
export const RestoreDocumentVersionDocument = /*#__PURE__*/ graphqlDocument<RestoreDocumentVersionMutation, RestoreDocumentVersionMutationVariables>(`mutation RestoreDocumentVersion($documentId:ID!$id:ID!){restoreDocumentVersion(documentId:$documentId id:$id)}`);
export const NoteNowDocument = /*#__PURE__*/ graphqlDocument<NoteNowQuery, NoteNowQueryVariables>(`query NoteNow($id:ID!){note(id:$id){id content}}`);
export const InsightNowDocument = /*#__PURE__*/ graphqlDocument<InsightNowQuery, InsightNowQueryVariables>(`query InsightNow($id:ID!){insight(id:$id){id content}}`);
