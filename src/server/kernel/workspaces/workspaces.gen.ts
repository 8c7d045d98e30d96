// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { UpdateWorkspaceInput, UpdateWorkspaceSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspaceSettings } from './workspace-settings.ts';

export type WorkspacesResolvers = ResolversOf<{
  Workspace: FieldResolvers<Workspace, {
    id: Resolver<string, Workspace>;
    name: Resolver<string, Workspace>;
    subdomain: Resolver<string, Workspace>;
    hasSampleData: Resolver<boolean, Workspace>;
  }>;
  WorkspaceSettings: FieldResolvers<WorkspaceSettings, {
    accessRequestsDisabled: Resolver<boolean, WorkspaceSettings>;
    communityPublishingDisabled: Resolver<boolean, WorkspaceSettings>;
    adminOnlyInvites: Resolver<boolean, WorkspaceSettings>;
    readOnly: Resolver<boolean, WorkspaceSettings>;
  }>;
  Query: {
    workspace: Resolver<Workspace, unknown>;
    workspaceSettings: Resolver<WorkspaceSettings, unknown>;
  };
  Mutation: {
    updateWorkspace: Resolver<Workspace, unknown, { input: UpdateWorkspaceInput }>;
    updateWorkspaceSettings: Resolver<WorkspaceSettings, unknown, { input: UpdateWorkspaceSettingsInput }>;
  };
}>;
