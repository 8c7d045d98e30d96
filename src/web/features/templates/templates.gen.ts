// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { TemplateFieldsFragment, TemplatesQuery, TemplatesQueryVariables, TemplateQuery, TemplateQueryVariables, ProjectMethodQuery, ProjectMethodQueryVariables, SaveTemplateMutation, SaveTemplateMutationVariables, SaveDocumentTemplateMutation, SaveDocumentTemplateMutationVariables, WriteTemplateMutation, WriteTemplateMutationVariables, UpdateTemplateMutation, UpdateTemplateMutationVariables, UseTemplateMutation, UseTemplateMutationVariables, CreateFromTemplateMutation, CreateFromTemplateMutationVariables, ApplyTemplateMutation, ApplyTemplateMutationVariables, DeleteTemplateMutation, DeleteTemplateMutationVariables, RestoreTemplateMutation, RestoreTemplateMutationVariables } from '#web/lib/graphql.gen.ts';

const templateFields = 'fragment TemplateFields on Template{id target type title description tagCount fieldCount viewCount questionCount noteCount insightCount createdAt}';
export const TemplateFieldsFragmentDoc = /*#__PURE__*/ gql<TemplateFieldsFragment>(`${templateFields}`);
export const TemplatesDocument = /*#__PURE__*/ gql<TemplatesQuery, TemplatesQueryVariables>(`query Templates($first:Int$after:String$target:TemplateTarget$type:TemplateType){templates(first:$first after:$after target:$target type:$type){items{...TemplateFields}endCursor totalCount}}${templateFields}`);
export const TemplateDocument = /*#__PURE__*/ gql<TemplateQuery, TemplateQueryVariables>(`query Template($id:ID!){template(id:$id){...TemplateFields content createdBy{id name}}}${templateFields}`);
export const ProjectMethodDocument = /*#__PURE__*/ gql<ProjectMethodQuery, ProjectMethodQueryVariables>(`query ProjectMethod($id:ID!){project(id:$id){id defaultFramework}}`);
export const SaveTemplateDocument = /*#__PURE__*/ gql<SaveTemplateMutation, SaveTemplateMutationVariables>(`mutation SaveTemplate($input:SaveTemplateInput!){saveTemplate(input:$input){...TemplateFields}}${templateFields}`);
export const SaveDocumentTemplateDocument = /*#__PURE__*/ gql<SaveDocumentTemplateMutation, SaveDocumentTemplateMutationVariables>(`mutation SaveDocumentTemplate($input:SaveDocumentTemplateInput!){saveDocumentTemplate(input:$input){...TemplateFields}}${templateFields}`);
export const WriteTemplateDocument = /*#__PURE__*/ gql<WriteTemplateMutation, WriteTemplateMutationVariables>(`mutation WriteTemplate($input:WriteTemplateInput!){writeTemplate(input:$input){...TemplateFields content}}${templateFields}`);
export const UpdateTemplateDocument = /*#__PURE__*/ gql<UpdateTemplateMutation, UpdateTemplateMutationVariables>(`mutation UpdateTemplate($input:UpdateTemplateInput!){updateTemplate(input:$input){...TemplateFields content}}${templateFields}`);
export const UseTemplateDocument = /*#__PURE__*/ gql<UseTemplateMutation, UseTemplateMutationVariables>(`mutation UseTemplate($id:ID!$title:String!$summary:String$folderId:ID){useTemplate(id:$id title:$title summary:$summary folderId:$folderId)}`);
export const CreateFromTemplateDocument = /*#__PURE__*/ gql<CreateFromTemplateMutation, CreateFromTemplateMutationVariables>(`mutation CreateFromTemplate($input:CreateFromTemplateInput!){createFromTemplate(input:$input)}`);
export const ApplyTemplateDocument = /*#__PURE__*/ gql<ApplyTemplateMutation, ApplyTemplateMutationVariables>(`mutation ApplyTemplate($input:ApplyTemplateInput!){applyTemplate(input:$input)}`);
export const DeleteTemplateDocument = /*#__PURE__*/ gql<DeleteTemplateMutation, DeleteTemplateMutationVariables>(`mutation DeleteTemplate($id:ID!){deleteTemplate(id:$id)}`);
export const RestoreTemplateDocument = /*#__PURE__*/ gql<RestoreTemplateMutation, RestoreTemplateMutationVariables>(`mutation RestoreTemplate($id:ID!){restoreTemplate(id:$id)}`);
