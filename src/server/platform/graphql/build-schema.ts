import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { liveSubscriptions } from '#server/platform/realtime/subscriptions.ts';
import type { Hearing } from '#server/platform/realtime/hearing.ts';
import { guardRootFields } from './guard-root-fields.ts';
import type { RequestCtx } from './request-ctx.ts';
import type { SchemaPart } from './schema-part.ts';
import { scalarResolvers } from './scalars.ts';

/** Joins what the slices bring: each its SDL file and its resolvers. */
export function buildSchema(hearing: Hearing, parts: readonly SchemaPart[]): GraphQLSchema {
  const typeDefs = [baseSdl, ...parts.map(({ sdl }) => readFileSync(sdl, 'utf8'))];
  const resolvers = [scalarResolvers, liveSubscriptions(hearing), ...parts.map((part) => part.resolvers)];
  // In place: nobody else has this schema, and copying it took longer than reading it.
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: resolvers as never,
    updateResolversInPlace: true,
  });
  resolveOncePerRequest(schema);
  guardRootFields(schema);
  return schema;
}

export const baseSdl = readFileSync(new URL('./base.graphql', import.meta.url), 'utf8');

/** A hundred aliases of one expensive query cost one query. */
function resolveOncePerRequest(schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const resolve: GraphQLFieldResolver<unknown, RequestCtx> = field.resolve ?? defaultFieldResolver;
    field.resolve = (parent: unknown, args: Record<string, unknown>, ctx: RequestCtx, info) => {
      const key = `${field.name}${JSON.stringify(args)}`;
      const known = ctx.rootResults.get(key);
      if (known) return known;
      const result = Promise.resolve(resolve(parent, args, ctx, info));
      ctx.rootResults.set(key, result);
      return result;
    };
  }
}
