// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { SpeechAvailableQuery, SpeechAvailableQueryVariables, SpokenTextQuery, SpokenTextQueryVariables } from '#web/lib/graphql.gen.ts';

export const SpeechAvailableDocument = /*#__PURE__*/ gql<SpeechAvailableQuery, SpeechAvailableQueryVariables>(`query SpeechAvailable{speechAvailable}`);
export const SpokenTextDocument = /*#__PURE__*/ gql<SpokenTextQuery, SpokenTextQueryVariables>(`query SpokenText($type:SpokenTextType!$id:ID!){spokenText(type:$type id:$id){language hasSound pieces{sentences{text place}}}}`);
