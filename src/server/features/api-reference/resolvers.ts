import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { ApiReferenceResolvers } from './api-reference.gen.ts';
import { findApiType } from './find-api-type.ts';
import { listOperations } from './list-operations.ts';

export const apiReferenceSchema: SchemaPart<ApiReferenceResolvers> = {
  sdl: new URL('./api-reference.graphql', import.meta.url),
  resolvers: {
    Query: {
      apiOperations: (_root, args, ctx, { schema }) => listOperations(ctx, schema, args),
      apiType: (_root, { name }, ctx, { schema }) => findApiType(ctx, schema, name),
    },
  },
};
