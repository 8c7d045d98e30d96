import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { ModelChoiceInput } from '#server/platform/graphql/wire.gen.ts';
import type { ChoiceInput } from './choice-input.ts';
import { wireKinds } from '#server/features/personal-data/index.ts';
import { getModelSettings } from './model-settings.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { listModelUses, sentObjectLoader } from './list-model-uses.ts';
import { testModelConnection } from './test-model-connection.ts';
import { updateModelSettings } from './update-model-settings.ts';
import type { ModelsResolvers } from './models.gen.ts';

const mostNamed = 20;

const providers = wireEnum({
  OPENAI: 'openai',
  ANTHROPIC: 'anthropic',
  GOOGLE: 'google',
  BEDROCK: 'bedrock',
  OLLAMA: 'ollama',
  COMPATIBLE: 'compatible',
});

export function modelsSchema({
  models,
  env,
  secrets: { box },
}: Pick<SchemaServices, 'models' | 'secrets' | 'env'>): SchemaPart<ModelsResolvers> {
  return {
    sdl: new URL('./models.graphql', import.meta.url),
    resolvers: {
      Query: {
        modelSettings: (_root, _args, ctx) => getModelSettings(ctx, { models, env }),
        modelUses: (_root, args, ctx) => listModelUses(ctx, args),
      },
      Mutation: {
        updateModelSettings: async (_root, { input: { choice, personalKinds, ...rest } }, ctx) => {
          await updateModelSettings(ctx, box, {
            ...rest,
            ...(personalKinds && { personalKinds: personalKinds.map((kind) => wireKinds.read(kind)) }),
            ...(choice !== undefined && { choice: choice === null ? null : read(choice) }),
          });
          return getModelSettings(ctx, { models, env });
        },
        testModelConnection: (_root, { input }, ctx) =>
          testModelConnection(ctx, { language: models.language, box }, read(input)),
      },
      ModelSettings: {
        provider: ({ provider }) => (provider === null ? null : providers.write(provider)),
        embedded: ({ embedded }) => [...embedded],
        personalKinds: ({ personalKinds }) => personalKinds.map((kind) => wireKinds.write(kind)),
        services: ({ services }) => [...services],
      },
      ModelUse: {
        provider: ({ provider }) => providers.write(provider),
        member: ({ memberId }, _args, ctx) => (memberId === null ? null : memberLoader(ctx).load(memberId)),
        objectCount: ({ objectIds }) => objectIds.length,
        objects: async ({ objectIds }, _args, ctx) => {
          const found = await Promise.all(
            objectIds.slice(0, mostNamed).map((id) => sentObjectLoader(ctx).load(id)),
          );
          return found.filter((one) => one !== null);
        },
      },
    },
  };
}

function read({ provider, model, url, region, key }: ModelChoiceInput): ChoiceInput {
  return {
    provider: providers.read(provider),
    model,
    url: url ?? null,
    region: region ?? null,
    key: key ?? null,
  };
}
