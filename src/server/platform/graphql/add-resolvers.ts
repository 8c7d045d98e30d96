import {
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import type { RequestCtx } from './request-ctx.ts';

type Resolve = GraphQLFieldResolver<unknown, RequestCtx>;
type FieldResolver = Resolve | { readonly subscribe: Resolve; readonly resolve?: Resolve };
type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;

/** In place: nobody else has this schema. A name that the schema lacks is a slip, and the start fails. */
export function addResolvers(
  schema: GraphQLSchema,
  scalars: readonly GraphQLScalarType[],
  parts: readonly object[],
): void {
  for (const scalar of scalars) addScalar(schema, scalar);
  // Each part is typed by its own slice's `.gen.ts`; here they are one kind of thing.
  for (const part of parts) addPart(schema, part as Resolvers);
}

function addScalar(
  schema: GraphQLSchema,
  { name, serialize, parseValue, parseLiteral }: GraphQLScalarType,
): void {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`The schema has no scalar ${name}`);
  Object.assign(type, { serialize, parseValue, parseLiteral });
}

function addPart(schema: GraphQLSchema, part: Resolvers): void {
  for (const [typeName, own] of Object.entries(part)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${typeName} to resolve`);
    const fields = type.getFields();
    for (const [name, resolver] of Object.entries(own)) {
      const field = fields[name];
      if (!field) throw new Error(`The schema has no ${typeName}.${name} to resolve`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  }
}
