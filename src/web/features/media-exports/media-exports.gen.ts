// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { MediaExportStateFragment, MediaExportQuery, MediaExportQueryVariables, ExportMediaMutation, ExportMediaMutationVariables, CancelMediaExportMutation, CancelMediaExportMutationVariables } from '#web/lib/graphql.gen.ts';

const mediaExportState = 'fragment MediaExportState on MediaExport{id kind filename highlightCount status progress doing error duration size downloadUrl captionsUrl}';
export const MediaExportStateFragmentDoc = /*#__PURE__*/ graphqlDocument<MediaExportStateFragment>(`${mediaExportState}`);
export const MediaExportDocument = /*#__PURE__*/ graphqlDocument<MediaExportQuery, MediaExportQueryVariables>(`query MediaExport($id:ID!){mediaExport(id:$id){...MediaExportState}}${mediaExportState}`);
export const ExportMediaDocument = /*#__PURE__*/ graphqlDocument<ExportMediaMutation, ExportMediaMutationVariables>(`mutation ExportMedia($input:ExportMediaInput!){exportMedia(input:$input){...MediaExportState}}${mediaExportState}`);
export const CancelMediaExportDocument = /*#__PURE__*/ graphqlDocument<CancelMediaExportMutation, CancelMediaExportMutationVariables>(`mutation CancelMediaExport($id:ID!){cancelMediaExport(id:$id){...MediaExportState}}${mediaExportState}`);
