// What the web's cache may name of the schema, as types: a misspelt field, type or argument does not compile.
import {
  buildASTSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const scalars = {
  ID: 'string',
  String: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

/** The text of `src/web/lib/cache/schema.gen.ts`. */
export function webSchema(ast) {
  const schema = buildASTSchema(ast, { assumeValid: true });
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.has(type.name),
  );
  const inputs = new Map();
  const mutations = Object.values(schema.getMutationType().getFields()).map(
    ({ name, args }) => `  ${name}: ${shapeOf(args, inputs)};`,
  );
  return [
    `/** Have no id of their own: each lives inside the record that holds it. */`,
    `export const embeddedTypes = '${objects
      .filter((type) => !type.getFields().id)
      .map(({ name }) => name)
      .join(' ')}';`,
    '',
    `export type QueryField = ${namesOf(Object.values(schema.getQueryType().getFields()))};`,
    '',
    '/** Fields of the query that answer with a page of items. */',
    `export type ListField = ${namesOf(
      Object.values(schema.getQueryType().getFields()).filter(({ type }) => {
        const page = isNonNullType(type) ? type.ofType : type;
        return isObjectType(page) && page.getFields().items;
      }),
    )};`,
    '',
    'export type FieldsOf = {',
    ...objects.map((type) => `  ${type.name}: ${namesOf(Object.values(type.getFields()))};`),
    '};',
    '',
    'export type MutationArgs = {',
    ...mutations,
    '};',
    '',
    ...[...inputs.values()].map((text) => `${text}\n`),
  ].join('\n');
}

function namesOf(fields) {
  return fields.map(({ name }) => `'${name}'`).join(' | ') || 'never';
}

function shapeOf(args, inputs) {
  if (args.length === 0) return 'Record<string, never>';
  const lines = args.map(({ name, type, defaultValue }) => {
    const isOptional = !isNonNullType(type) || defaultValue !== undefined;
    return `readonly ${name}${isOptional ? '?' : ''}: ${typeOf(type, inputs)}`;
  });
  return `{ ${lines.join('; ')} }`;
}

function typeOf(type, inputs) {
  if (!isNonNullType(type)) return `${innerOf(type, inputs)} | null`;
  return innerOf(type.ofType, inputs);
}

function innerOf(type, inputs) {
  if (isListType(type)) return `readonly (${typeOf(type.ofType, inputs)})[]`;
  if (isEnumType(type)) return namesOf(type.getValues());
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'unknown';
  if (!inputs.has(type.name)) {
    inputs.set(type.name, '');
    inputs.set(type.name, `type ${type.name} = ${shapeOf(Object.values(type.getFields()), inputs)};`);
  }
  return type.name;
}
