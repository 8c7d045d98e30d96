// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { PersonalDatumFieldsFragment, PersonalDataQuery, PersonalDataQueryVariables, ReviewPersonalDataMutation, ReviewPersonalDataMutationVariables, PurgePersonalDataMutation, PurgePersonalDataMutationVariables } from '#web/lib/graphql.gen.ts';

const personalDatumFields = 'fragment PersonalDatumFields on PersonalDatum{id kind words label foundBy state count context}';
export const PersonalDatumFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<PersonalDatumFieldsFragment>(`${personalDatumFields}`);
export const PersonalDataDocument = /*#__PURE__*/ graphqlDocument<PersonalDataQuery, PersonalDataQueryVariables>(`query PersonalData($objectType:HighlightObjectType!$objectId:ID!$first:Int!$after:String){personalData(objectType:$objectType objectId:$objectId first:$first after:$after){items{...PersonalDatumFields}endCursor totalCount}}${personalDatumFields}`);
export const ReviewPersonalDataDocument = /*#__PURE__*/ graphqlDocument<ReviewPersonalDataMutation, ReviewPersonalDataMutationVariables>(`mutation ReviewPersonalData($ids:[ID!]!$decision:PersonalDecision!){reviewPersonalData(ids:$ids decision:$decision)}`);
export const PurgePersonalDataDocument = /*#__PURE__*/ graphqlDocument<PurgePersonalDataMutation, PurgePersonalDataMutationVariables>(`mutation PurgePersonalData($objectType:HighlightObjectType!$objectId:ID!){purgePersonalData(objectType:$objectType objectId:$objectId)}`);
