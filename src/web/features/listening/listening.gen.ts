// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { SpeechAvailableQuery, SpeechAvailableQueryVariables, SpokenTextQuery, SpokenTextQueryVariables } from '#web/lib/graphql.gen.ts';

export const SpeechAvailableDocument = /*#__PURE__*/ graphqlDocument<SpeechAvailableQuery, SpeechAvailableQueryVariables>(`query SpeechAvailable{speechAvailable}`);
export const SpokenTextDocument = /*#__PURE__*/ graphqlDocument<SpokenTextQuery, SpokenTextQueryVariables>(`query SpokenText($type:SpokenTextType!$id:ID!){spokenText(type:$type id:$id){language hasSound pieces{sentences{text place}}}}`);
