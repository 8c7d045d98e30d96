// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { RedactionFieldsFragment, FileRedactionsQuery, FileRedactionsQueryVariables, SetRedactionsMutation, SetRedactionsMutationVariables } from '#web/lib/graphql.gen.ts';

const redactionFields = 'fragment RedactionFields on Redaction{id start end videoBlur videoCover audioMuted area{x y width height}}';
const fileState = 'fragment FileState on File{id name type contentType size uploadStatus uploadedBytes error ownerType ownerId width height duration mediaType pageCount processing progress doing processingError redacting createdAt viewerLevel version}';
export const RedactionFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<RedactionFieldsFragment>(`${redactionFields}`);
export const FileRedactionsDocument = /*#__PURE__*/ graphqlDocument<FileRedactionsQuery, FileRedactionsQueryVariables>(`query FileRedactions($id:ID!){file(id:$id){id redactions{...RedactionFields}}}${redactionFields}`);
export const SetRedactionsDocument = /*#__PURE__*/ graphqlDocument<SetRedactionsMutation, SetRedactionsMutationVariables>(`mutation SetRedactions($fileId:ID!$redactions:[RedactionInput!]!){setRedactions(fileId:$fileId redactions:$redactions){...FileState redactions{...RedactionFields}media{streamUrl thumbnailUrl storyboardUrl storyboardSheets waveformUrl isEarlier}}}${fileState}${redactionFields}`);
