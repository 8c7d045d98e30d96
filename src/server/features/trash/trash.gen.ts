// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';
import type { WorkspaceSettings } from '#server/kernel/workspaces/workspace-settings.ts';

export type EmptiedTrash = {
  readonly deleted: number;
  readonly more: boolean;
};

export type TrashResolvers = ResolversOf<{
  EmptiedTrash: FieldResolvers<EmptiedTrash, {
    deleted: Resolver<number, EmptiedTrash>;
    more: Resolver<boolean, EmptiedTrash>;
  }>;
  WorkspaceSettings: FieldResolvers<WorkspaceSettings, {
    trashDays: Resolver<number, WorkspaceSettings>;
  }>;
  Mutation: {
    deletePermanently: Resolver<boolean, unknown, { type: TrashItemType; id: string }>;
    emptyTrash: Resolver<EmptiedTrash, unknown, { projectId?: string | null }>;
    setTrashDays: Resolver<WorkspaceSettings, unknown, { days: number }>;
  };
}>;
