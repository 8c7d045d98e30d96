import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

export type Variables = Record<string, unknown>;
type RootField = GraphQLField<unknown, unknown>;

/** `Query.project`, `Mutation.trashProject`, `Subscription.workspaceChanged`, … as the schema has them. */
export function operationsOf(schema: GraphQLSchema): Map<string, RootField> {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    types.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field] as const),
    ),
  );
}

export function getField(schema: GraphQLSchema, operation: string): RootField {
  const [kind = '', name = ''] = operation.split('.');
  const type = schema.getType(kind);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`The schema has no ${operation}`);
  return field;
}

/** The operation with all its arguments as variables, asking for as little as it can. */
export function documentFor(schema: GraphQLSchema, operation: string): string {
  const field = getField(schema, operation);
  const kind = operation.slice(0, operation.indexOf('.')).toLowerCase();
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const args = field.args.length === 0 ? '' : `(${passed})`;
  return `${kind} ${field.args.length === 0 ? '' : `(${declared})`} { ${field.name}${args}${selection} }`;
}

export type IdPath = readonly (string | number)[];

/** Where in the variables there are ids, by the types of the schema. */
export function idPaths(schema: GraphQLSchema, operation: string, variables: Variables): IdPath[] {
  const { args } = getField(schema, operation);
  return args.flatMap((argument: GraphQLArgument) =>
    pathsIn(argument.type, variables[argument.name], [argument.name]),
  );
}

function pathsIn(type: GraphQLInputType, value: unknown, path: IdPath): IdPath[] {
  const bare = getNullableType(type);
  if (value === undefined || value === null) return [];
  if (isListType(bare)) {
    return Array.isArray(value) ? value.flatMap((item, at) => pathsIn(bare.ofType, item, [...path, at])) : [];
  }
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return fields.flatMap((field) =>
      pathsIn(field.type, valueAt(value, [field.name]), [...path, field.name]),
    );
  }
  return getNamedType(bare).name === 'ID' ? [path] : [];
}

export function valueAt(value: unknown, path: IdPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A copy with another value at the path. */
export function withValueAt<T>(value: T, path: IdPath, replacement: unknown): T {
  const copy = structuredClone(value);
  const holder = valueAt(copy, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) throw new Error('No such path');
  Reflect.set(holder, last, replacement);
  return copy;
}
