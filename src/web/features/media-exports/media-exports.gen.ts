// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { MediaExportStateFragment, MediaExportQuery, MediaExportQueryVariables, ExportMediaMutation, ExportMediaMutationVariables, CancelMediaExportMutation, CancelMediaExportMutationVariables } from '#web/lib/graphql.gen.ts';

const mediaExportState = 'fragment MediaExportState on MediaExport{id kind filename highlightCount status progress doing error duration size downloadUrl captionsUrl}';
export const MediaExportStateFragmentDoc = /*#__PURE__*/ gql<MediaExportStateFragment>(`${mediaExportState}`);
export const MediaExportDocument = /*#__PURE__*/ gql<MediaExportQuery, MediaExportQueryVariables>(`query MediaExport($id:ID!){mediaExport(id:$id){...MediaExportState}}${mediaExportState}`);
export const ExportMediaDocument = /*#__PURE__*/ gql<ExportMediaMutation, ExportMediaMutationVariables>(`mutation ExportMedia($input:ExportMediaInput!){exportMedia(input:$input){...MediaExportState}}${mediaExportState}`);
export const CancelMediaExportDocument = /*#__PURE__*/ gql<CancelMediaExportMutation, CancelMediaExportMutationVariables>(`mutation CancelMediaExport($id:ID!){cancelMediaExport(id:$id){...MediaExportState}}${mediaExportState}`);
