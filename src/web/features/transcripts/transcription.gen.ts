// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { TranscriptionMinutesQuery, TranscriptionMinutesQueryVariables } from '#web/lib/graphql.gen.ts';

export const TranscriptionMinutesDocument = /*#__PURE__*/ gql<TranscriptionMinutesQuery, TranscriptionMinutesQueryVariables>(`query TranscriptionMinutes{transcriptionMinutes}`);
