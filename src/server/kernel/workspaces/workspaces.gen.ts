// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { UpdateWorkspaceInput, UpdateWorkspaceSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspaceDeletion } from './workspace.ts';
import type { WorkspaceSettings } from './workspace-settings.ts';

export type WorkspacesResolvers = ResolversOf<{
  Workspace: FieldResolvers<Workspace, {
    id: Resolver<string, Workspace>;
    name: Resolver<string, Workspace>;
    subdomain: Resolver<string, Workspace>;
    hasSampleData: Resolver<boolean, Workspace>;
    addressChangesLeft: Resolver<number, Workspace>;
    primaryColor: Resolver<string | null, Workspace>;
    logoUrl: Resolver<string | null, Workspace>;
    deletion: Resolver<WorkspaceDeletion | null, Workspace>;
  }>;
  WorkspaceDeletion: FieldResolvers<WorkspaceDeletion, {
    dueAt: Resolver<Date, WorkspaceDeletion>;
    requestedBy: Resolver<Member | null, WorkspaceDeletion>;
  }>;
  WorkspaceSettings: FieldResolvers<WorkspaceSettings, {
    accessRequestsDisabled: Resolver<boolean, WorkspaceSettings>;
    communityPublishingDisabled: Resolver<boolean, WorkspaceSettings>;
    exportDisabled: Resolver<boolean, WorkspaceSettings>;
    publicAccessDisabled: Resolver<boolean, WorkspaceSettings>;
    dataOutDisabled: Resolver<boolean, WorkspaceSettings>;
    adminOnlyInvites: Resolver<boolean, WorkspaceSettings>;
    readOnly: Resolver<boolean, WorkspaceSettings>;
    secondFactorRequired: Resolver<boolean, WorkspaceSettings>;
  }>;
  Query: {
    workspace: Resolver<Workspace, unknown>;
    workspaceSettings: Resolver<WorkspaceSettings, unknown>;
  };
  Mutation: {
    changeWorkspaceAddress: Resolver<Workspace, unknown, { subdomain: string }>;
    deleteWorkspace: Resolver<Workspace, unknown, { name: string }>;
    keepWorkspace: Resolver<Workspace, unknown>;
    updateWorkspace: Resolver<Workspace, unknown, { input: UpdateWorkspaceInput }>;
    updateWorkspaceSettings: Resolver<WorkspaceSettings, unknown, { input: UpdateWorkspaceSettingsInput }>;
  };
}>;
