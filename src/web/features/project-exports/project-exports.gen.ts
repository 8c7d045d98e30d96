// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ProjectExportStateFragment, ProjectExportsQuery, ProjectExportsQueryVariables, WorkspaceExportsQuery, WorkspaceExportsQueryVariables, ExportProjectsMutation, ExportProjectsMutationVariables, ProjectExportQuery, ProjectExportQueryVariables, ExportProjectMutation, ExportProjectMutationVariables, CancelProjectExportMutation, CancelProjectExportMutationVariables } from '#web/lib/graphql.gen.ts';

const projectExportState = 'fragment ProjectExportState on ProjectExport{id projectId title kind format status progress error size downloadUrl createdAt}';
export const ProjectExportStateFragmentDoc = /*#__PURE__*/ graphqlDocument<ProjectExportStateFragment>(`${projectExportState}`);
export const ProjectExportsDocument = /*#__PURE__*/ graphqlDocument<ProjectExportsQuery, ProjectExportsQueryVariables>(`query ProjectExports($projectId:ID!$first:Int$after:String){projectExports(projectId:$projectId first:$first after:$after){items{...ProjectExportState}endCursor totalCount}}${projectExportState}`);
export const WorkspaceExportsDocument = /*#__PURE__*/ graphqlDocument<WorkspaceExportsQuery, WorkspaceExportsQueryVariables>(`query WorkspaceExports($first:Int$after:String){workspaceExports(first:$first after:$after){items{...ProjectExportState}endCursor totalCount}}${projectExportState}`);
export const ExportProjectsDocument = /*#__PURE__*/ graphqlDocument<ExportProjectsMutation, ExportProjectsMutationVariables>(`mutation ExportProjects($config:ExportConfigInput!$kind:ProjectExportKind!){exportProjects(config:$config kind:$kind){...ProjectExportState}}${projectExportState}`);
export const ProjectExportDocument = /*#__PURE__*/ graphqlDocument<ProjectExportQuery, ProjectExportQueryVariables>(`query ProjectExport($id:ID!){projectExport(id:$id){...ProjectExportState}}${projectExportState}`);
export const ExportProjectDocument = /*#__PURE__*/ graphqlDocument<ExportProjectMutation, ExportProjectMutationVariables>(`mutation ExportProject($projectId:ID!$kind:ProjectExportKind!$ids:[ID!]$format:ProjectExportFormat){exportProject(projectId:$projectId kind:$kind ids:$ids format:$format){...ProjectExportState}}${projectExportState}`);
export const CancelProjectExportDocument = /*#__PURE__*/ graphqlDocument<CancelProjectExportMutation, CancelProjectExportMutationVariables>(`mutation CancelProjectExport($id:ID!){cancelProjectExport(id:$id){...ProjectExportState}}${projectExportState}`);
