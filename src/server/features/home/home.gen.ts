// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Workspace } from '#server/kernel/workspaces/workspace.ts';

export type HomeResolvers = ResolversOf<{
  Workspace: FieldResolvers<Workspace, {
    homeId: Resolver<string | null, Workspace>;
  }>;
  Mutation: {
    startHome: Resolver<string, unknown>;
  };
}>;
