import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { checkHealth, type HealthServices } from './check-health.ts';
import type { HealthResolvers } from './health.gen.ts';

export function healthSchema(services: HealthServices): SchemaPart<HealthResolvers> {
  return {
    sdl: new URL('./health.graphql', import.meta.url),
    resolvers: { Query: { health: (_root, _args, ctx) => checkHealth(services, ctx) } },
  };
}
