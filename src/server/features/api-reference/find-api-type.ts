import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { describeField, type ApiField } from './describe-operation.ts';

export type ApiType = {
  readonly name: string;
  readonly keyword: string;
  readonly description: string | null;
  readonly fields: ApiField[];
  readonly values: { readonly name: string; readonly description: string | null }[];
};

export function findApiType(ctx: Ctx, schema: GraphQLSchema, name: string): ApiType | null {
  allow(ctx, 'workspace.read');
  const type = name.startsWith('__') ? undefined : schema.getType(name);
  if (!type || rootNames.has(type.name)) return null;
  return {
    name: type.name,
    keyword: keywordOf(type),
    description: type.description ?? null,
    fields: fieldsOf(type),
    values: valuesOf(type),
  };
}

/** Their fields are the operations. */
const rootNames = new Set(['Query', 'Mutation', 'Subscription']);

function keywordOf(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  if (isUnionType(type)) return 'union';
  if (isInterfaceType(type)) return 'interface';
  return isObjectType(type) ? 'type' : 'scalar';
}

function fieldsOf(type: GraphQLNamedType): ApiField[] {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields()).map(describeField);
  return isInputObjectType(type) ? Object.values(type.getFields()).map(describeField) : [];
}

/** Of an enum its values; of a union what it can be. */
function valuesOf(type: GraphQLNamedType): ApiType['values'] {
  const named = isEnumType(type) ? type.getValues() : isUnionType(type) ? type.getTypes() : [];
  return named.map(({ name, description }) => ({ name, description: description ?? null }));
}
