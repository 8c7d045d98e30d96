// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { TranscriptionMinutesQuery, TranscriptionMinutesQueryVariables } from '#web/lib/graphql.gen.ts';

export const TranscriptionMinutesDocument = /*#__PURE__*/ graphqlDocument<TranscriptionMinutesQuery, TranscriptionMinutesQueryVariables>(`query TranscriptionMinutes{transcriptionMinutes}`);
