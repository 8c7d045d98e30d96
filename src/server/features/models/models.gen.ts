// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ModelChoiceInput, ModelProvider, PersonalKind, UpdateModelSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { ModelSettings } from './model-settings.ts';
import type { ModelUse } from './list-model-uses.ts';
import type { SentObject } from './list-model-uses.ts';

export type ModelConnection = {
  readonly ok: boolean;
  readonly message: string;
  readonly milliseconds: number;
};

export type ModelUsePage = {
  readonly items: readonly ModelUse[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
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
    personalKinds: Resolver<readonly PersonalKind[], ModelSettings>;
    usedTokens: Resolver<number, ModelSettings>;
    usedRequests: Resolver<number, ModelSettings>;
    installationModel: Resolver<string | null, ModelSettings>;
    services: Resolver<readonly string[], ModelSettings>;
    embedded: Resolver<readonly string[], ModelSettings>;
  }>;
  ModelConnection: FieldResolvers<ModelConnection, {
    ok: Resolver<boolean, ModelConnection>;
    message: Resolver<string, ModelConnection>;
    milliseconds: Resolver<number, ModelConnection>;
  }>;
  SentObject: FieldResolvers<SentObject, {
    id: Resolver<string, SentObject>;
    title: Resolver<string, SentObject>;
  }>;
  ModelUse: FieldResolvers<ModelUse, {
    id: Resolver<string, ModelUse>;
    createdAt: Resolver<Date, ModelUse>;
    member: Resolver<Member | null, ModelUse>;
    purpose: Resolver<string, ModelUse>;
    provider: Resolver<ModelProvider, ModelUse>;
    model: Resolver<string, ModelUse>;
    host: Resolver<string | null, ModelUse>;
    outcome: Resolver<string, ModelUse>;
    inputTokens: Resolver<number, ModelUse>;
    outputTokens: Resolver<number, ModelUse>;
    estimated: Resolver<boolean, ModelUse>;
    objectCount: Resolver<number, ModelUse>;
    objects: Resolver<readonly SentObject[], ModelUse>;
  }>;
  ModelUsePage: FieldResolvers<ModelUsePage, {
    items: Resolver<readonly ModelUse[], ModelUsePage>;
    endCursor: Resolver<string | null, ModelUsePage>;
    totalCount: Resolver<number, ModelUsePage>;
  }>;
  Query: {
    modelSettings: Resolver<ModelSettings, unknown>;
    modelUses: Resolver<ModelUsePage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    updateModelSettings: Resolver<ModelSettings, unknown, { input: UpdateModelSettingsInput }>;
    testModelConnection: Resolver<ModelConnection, unknown, { input: ModelChoiceInput }>;
  };
}>;
