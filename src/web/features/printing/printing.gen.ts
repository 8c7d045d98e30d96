// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { PdfAvailableQuery, PdfAvailableQueryVariables } from '#web/lib/graphql.gen.ts';

export const PdfAvailableDocument = /*#__PURE__*/ graphqlDocument<PdfAvailableQuery, PdfAvailableQueryVariables>(`query PdfAvailable{pdfAvailable}`);
