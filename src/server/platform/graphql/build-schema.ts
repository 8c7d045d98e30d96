import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  defaultFieldResolver,
  parse,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { liveSubscriptions } from '#server/platform/realtime/subscriptions.ts';
import type { Hearing } from '#server/platform/realtime/hearing.ts';
import { addResolvers } from './add-resolvers.ts';
import { guardRootFields } from './guard-root-fields.ts';
import type { RequestCtx } from './request-ctx.ts';
import type { SchemaPart } from './schema-part.ts';
import { scalars } from './scalars.ts';

/** Joins what the slices bring: each its SDL file and its resolvers. */
export function buildSchema(hearing: Hearing, parts: readonly SchemaPart[]): GraphQLSchema {
  const sdl = [baseSdl, ...parts.map((part) => readFileSync(part.sdl, 'utf8'))].join('\n');
  const schema = buildASTSchema(parse(sdl, { noLocation: true }));
  addResolvers(schema, scalars, [liveSubscriptions(hearing), ...parts.map((part) => part.resolvers)]);
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
