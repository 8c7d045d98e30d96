// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { StartingPath } from '#server/platform/graphql/wire.gen.ts';
import type { Workspace } from '#server/kernel/workspaces/workspace.ts';

export type GettingStarted = {
  readonly paths: readonly StartingPath[];
  readonly templateId?: string | null;
};

export type OnboardingResolvers = ResolversOf<{
  GettingStarted: FieldResolvers<GettingStarted, {
    paths: Resolver<readonly StartingPath[], GettingStarted>;
    templateId: Resolver<string | null, GettingStarted>;
  }>;
  Query: {
    gettingStarted: Resolver<GettingStarted, unknown>;
  };
  Mutation: {
    removeSampleData: Resolver<Workspace, unknown>;
  };
}>;
