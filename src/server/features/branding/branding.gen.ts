// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Workspace } from '#server/kernel/workspaces/workspace.ts';

export type BrandingResolvers = ResolversOf<{
  Mutation: {
    setPrimaryColor: Resolver<Workspace, unknown, { color?: string | null }>;
    removeLogo: Resolver<Workspace, unknown>;
  };
}>;
