// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { TemplateFieldsFragment, TemplatesQuery, TemplatesQueryVariables, SaveTemplateMutation, SaveTemplateMutationVariables, UseTemplateMutation, UseTemplateMutationVariables, DeleteTemplateMutation, DeleteTemplateMutationVariables, RestoreTemplateMutation, RestoreTemplateMutationVariables } from '#web/lib/graphql.gen.ts';

const templateFields = 'fragment TemplateFields on Template{id title description tagCount fieldCount viewCount questionCount noteCount insightCount createdAt}';
export const TemplateFieldsFragmentDoc = /*#__PURE__*/ gql<TemplateFieldsFragment>(`${templateFields}`);
export const TemplatesDocument = /*#__PURE__*/ gql<TemplatesQuery, TemplatesQueryVariables>(`query Templates($first:Int$after:String){templates(first:$first after:$after){items{...TemplateFields}endCursor totalCount}}${templateFields}`);
export const SaveTemplateDocument = /*#__PURE__*/ gql<SaveTemplateMutation, SaveTemplateMutationVariables>(`mutation SaveTemplate($input:SaveTemplateInput!){saveTemplate(input:$input){...TemplateFields}}${templateFields}`);
export const UseTemplateDocument = /*#__PURE__*/ gql<UseTemplateMutation, UseTemplateMutationVariables>(`mutation UseTemplate($id:ID!$title:String!){useTemplate(id:$id title:$title)}`);
export const DeleteTemplateDocument = /*#__PURE__*/ gql<DeleteTemplateMutation, DeleteTemplateMutationVariables>(`mutation DeleteTemplate($id:ID!){deleteTemplate(id:$id)}`);
export const RestoreTemplateDocument = /*#__PURE__*/ gql<RestoreTemplateMutation, RestoreTemplateMutationVariables>(`mutation RestoreTemplate($id:ID!){restoreTemplate(id:$id)}`);
