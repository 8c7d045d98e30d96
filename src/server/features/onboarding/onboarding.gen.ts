// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { StartingPath } from '#server/platform/graphql/wire.gen.ts';
import type { Workspace } from '#server/kernel/workspaces/workspace.ts';

export type GettingStarted = {
  readonly paths: readonly StartingPath[];
  readonly templateId?: string | null;
  readonly canCreateWorkspace: boolean;
};

export type SampleData = {
  readonly projects: number;
  readonly notes: number;
  readonly insights: number;
  readonly ownDocuments: number;
  readonly contacts: number;
  readonly channels: number;
  readonly docs: number;
  readonly folders: number;
  readonly members: number;
};

export type OnboardingResolvers = ResolversOf<{
  GettingStarted: FieldResolvers<GettingStarted, {
    paths: Resolver<readonly StartingPath[], GettingStarted>;
    templateId: Resolver<string | null, GettingStarted>;
    canCreateWorkspace: Resolver<boolean, GettingStarted>;
  }>;
  SampleData: FieldResolvers<SampleData, {
    projects: Resolver<number, SampleData>;
    notes: Resolver<number, SampleData>;
    insights: Resolver<number, SampleData>;
    ownDocuments: Resolver<number, SampleData>;
    contacts: Resolver<number, SampleData>;
    channels: Resolver<number, SampleData>;
    docs: Resolver<number, SampleData>;
    folders: Resolver<number, SampleData>;
    members: Resolver<number, SampleData>;
  }>;
  Query: {
    gettingStarted: Resolver<GettingStarted, unknown>;
    sampleData: Resolver<SampleData, unknown>;
  };
  Mutation: {
    removeSampleData: Resolver<Workspace, unknown>;
  };
}>;
