import type { ModelProvider as StoredProvider } from '#domain/ai/model-providers.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { ModelChoiceInput, ModelProvider } from '#server/platform/graphql/wire.gen.ts';
import type { ChoiceInput } from './choice-input.ts';
import { getModelSettings } from './model-settings.ts';
import { testModelConnection } from './test-model-connection.ts';
import { updateModelSettings } from './update-model-settings.ts';
import type { ModelsResolvers } from './models.gen.ts';

const stored = {
  OPENAI: 'openai',
  ANTHROPIC: 'anthropic',
  GOOGLE: 'google',
  BEDROCK: 'bedrock',
  OLLAMA: 'ollama',
  COMPATIBLE: 'compatible',
} as const satisfies Record<ModelProvider, StoredProvider>;
const shown = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GOOGLE',
  bedrock: 'BEDROCK',
  ollama: 'OLLAMA',
  compatible: 'COMPATIBLE',
} as const satisfies Record<StoredProvider, ModelProvider>;

export function modelsSchema({
  models,
  secrets: { box },
}: Pick<SchemaServices, 'models' | 'secrets'>): SchemaPart<ModelsResolvers> {
  return {
    sdl: new URL('./models.graphql', import.meta.url),
    resolvers: {
      Query: { modelSettings: (_root, _args, ctx) => getModelSettings(ctx, models) },
      Mutation: {
        updateModelSettings: async (_root, { input: { choice, ...rest } }, ctx) => {
          await updateModelSettings(ctx, box, {
            ...rest,
            ...(choice !== undefined && { choice: choice === null ? null : read(choice) }),
          });
          return getModelSettings(ctx, models);
        },
        testModelConnection: (_root, { input }, ctx) =>
          testModelConnection(ctx, { language: models.language, box }, read(input)),
      },
      ModelSettings: {
        provider: ({ provider }) => (provider === null ? null : shown[provider]),
        embedded: ({ embedded }) => [...embedded],
      },
    },
  };
}

function read({ provider, model, url, region, key }: ModelChoiceInput): ChoiceInput {
  return { provider: stored[provider], model, url: url ?? null, region: region ?? null, key: key ?? null };
}
