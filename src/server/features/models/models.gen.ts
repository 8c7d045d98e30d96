// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ModelChoiceInput, ModelProvider, UpdateModelSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { ModelSettings } from './model-settings.ts';

export type ModelConnection = {
  readonly ok: boolean;
  readonly message: string;
  readonly milliseconds: number;
};

export type ModelsResolvers = ResolversOf<{
  ModelSettings: FieldResolvers<ModelSettings, {
    generationEnabled: Resolver<boolean, ModelSettings>;
    provider: Resolver<ModelProvider | null, ModelSettings>;
    model: Resolver<string | null, ModelSettings>;
    url: Resolver<string | null, ModelSettings>;
    region: Resolver<string | null, ModelSettings>;
    hasKey: Resolver<boolean, ModelSettings>;
    monthlyTokens: Resolver<number | null, ModelSettings>;
    usedTokens: Resolver<number, ModelSettings>;
    usedRequests: Resolver<number, ModelSettings>;
    installationModel: Resolver<string | null, ModelSettings>;
    embedded: Resolver<readonly string[], ModelSettings>;
  }>;
  ModelConnection: FieldResolvers<ModelConnection, {
    ok: Resolver<boolean, ModelConnection>;
    message: Resolver<string, ModelConnection>;
    milliseconds: Resolver<number, ModelConnection>;
  }>;
  Query: {
    modelSettings: Resolver<ModelSettings, unknown>;
  };
  Mutation: {
    updateModelSettings: Resolver<ModelSettings, unknown, { input: UpdateModelSettingsInput }>;
    testModelConnection: Resolver<ModelConnection, unknown, { input: ModelChoiceInput }>;
  };
}>;
