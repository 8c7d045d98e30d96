// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ProjectFieldsFragment, ProjectsQuery, ProjectsQueryVariables, ProjectQuery, ProjectQueryVariables, CreateProjectMutation, CreateProjectMutationVariables, UpdateProjectMutation, UpdateProjectMutationVariables, TrashProjectMutation, TrashProjectMutationVariables, RestoreProjectMutation, RestoreProjectMutationVariables } from '#web/lib/graphql.gen.ts';

const projectFields = 'fragment ProjectFields on Project{id title summary createdAt updatedAt version createdBy{id name}}';
export const ProjectFieldsFragmentDoc = /*#__PURE__*/ gql<ProjectFieldsFragment>(`${projectFields}`);
export const ProjectsDocument = /*#__PURE__*/ gql<ProjectsQuery, ProjectsQueryVariables>(`query Projects($first:Int$after:String){projects(first:$first after:$after){items{...ProjectFields}endCursor totalCount}}${projectFields}`);
export const ProjectDocument = /*#__PURE__*/ gql<ProjectQuery, ProjectQueryVariables>(`query Project($id:ID!){project(id:$id){...ProjectFields}}${projectFields}`);
export const CreateProjectDocument = /*#__PURE__*/ gql<CreateProjectMutation, CreateProjectMutationVariables>(`mutation CreateProject($input:CreateProjectInput!){createProject(input:$input){...ProjectFields}}${projectFields}`);
export const UpdateProjectDocument = /*#__PURE__*/ gql<UpdateProjectMutation, UpdateProjectMutationVariables>(`mutation UpdateProject($input:UpdateProjectInput!){updateProject(input:$input){id title summary updatedAt version}}`);
export const TrashProjectDocument = /*#__PURE__*/ gql<TrashProjectMutation, TrashProjectMutationVariables>(`mutation TrashProject($id:ID!){trashProject(id:$id){id version}}`);
export const RestoreProjectDocument = /*#__PURE__*/ gql<RestoreProjectMutation, RestoreProjectMutationVariables>(`mutation RestoreProject($id:ID!){restoreProject(id:$id){...ProjectFields}}${projectFields}`);
