// The server's side of the SDL: the types of each slice's resolvers, and one file of enums and inputs that imports nothing.
import { basename, dirname, relative } from 'node:path';
import { Kind } from 'graphql';

const wireFile = 'src/server/platform/graphql/wire.gen.ts';
const helpers = '#server/platform/graphql/resolver.ts';
const scalars = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  DateTime: 'Date',
};
const roots = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * `sdl`: each slice's file and document. `rows`: what a resolver gets for a GraphQL type, as { file, name }.
 * Answers path → text.
 */
export function resolverTypes(sdl, rows) {
  const objects = new Map(
    definitionsOf(sdl, Kind.OBJECT_TYPE_DEFINITION).map((definition) => [definition.name.value, definition]),
  );
  const slices = sdl.map(({ path, document }) => {
    const file = path.replace(/\.graphql$/, '.gen.ts');
    return [file, sliceModule(file, document.definitions, { objects, rows })];
  });
  return new Map([[wireFile, wireModule(sdl)], ...slices]);
}

function definitionsOf(sdl, kind) {
  return sdl.flatMap(({ document }) => document.definitions).filter((definition) => definition.kind === kind);
}

function wireModule(sdl) {
  const extensions = definitionsOf(sdl, Kind.ENUM_TYPE_EXTENSION);
  const enums = definitionsOf(sdl, Kind.ENUM_TYPE_DEFINITION).map(({ name, values }) => {
    const added = extensions.filter((extension) => extension.name.value === name.value);
    const all = [...values, ...added.flatMap((extension) => extension.values)];
    return `export type ${name.value} = ${all.map((value) => `'${value.name.value}'`).join(' | ')};\n`;
  });
  const inputs = definitionsOf(sdl, Kind.INPUT_OBJECT_TYPE_DEFINITION).map(
    ({ name, fields }) =>
      `export type ${name.value} = {\n${fields.map((field) => `  ${inputField(field, inputName)};\n`).join('')}};\n`,
  );
  return [...enums, ...inputs].join('\n');
}

function sliceModule(file, definitions, { objects, rows }) {
  const used = { helpers: new Set(), wire: new Set(), rows: new Set(), objects: new Set() };
  const use = (from, name) => {
    from.add(name);
    return name;
  };
  const output = (type) => {
    if (type === 'JSON') return 'unknown';
    if (scalars[type]) return scalars[type];
    if (rows.has(type)) return use(used.rows, type);
    return use(objects.has(type) ? used.objects : used.wire, type);
  };
  const input = (type) => (inputName(type) === type ? use(used.wire, type) : inputName(type));

  const byType = new Map();
  for (const { kind, name, fields = [] } of definitions) {
    if (kind !== Kind.OBJECT_TYPE_DEFINITION && kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    if (fields.length > 0) byType.set(name.value, [...(byType.get(name.value) ?? []), ...fields]);
  }
  const resolvers = [...byType].map(([type, fields]) => {
    const isRoot = roots.has(type);
    const helper = use(used.helpers, type === 'Subscription' ? 'Subscriber' : 'Resolver');
    const parent = isRoot ? '' : output(type);
    const lines = fields.map((field) => {
      const args = field.arguments.map((argument) => inputField(argument, input, 'argument')).join('; ');
      const types = [fieldType(field.type, output), ...(isRoot ? ['unknown'] : [parent])];
      if (args !== '') types.push(`{ ${args} }`);
      return `    ${field.name.value}: ${helper}<${types.join(', ')}>;\n`;
    });
    if (isRoot) return `  ${type}: {\n${lines.join('')}  };\n`;
    return `  ${type}: ${use(used.helpers, 'FieldResolvers')}<${parent}, {\n${lines.join('')}  }>;\n`;
  });
  const name = pascalCase(basename(file, '.gen.ts'));
  const body = `export type ${name}Resolvers = ${use(used.helpers, 'ResolversOf')}<{\n${resolvers.join('')}}>;\n`;
  const own = new Set(definitions.map((definition) => definition.name?.value));
  const types = [];
  // Writing one out may use another: the set grows while it is walked.
  for (const type of used.objects) {
    const fields = objects.get(type).fields.map((field) => `  ${objectField(field, output)};\n`);
    types.push(`${own.has(type) ? 'export ' : ''}type ${type} = {\n${fields.join('')}};\n`);
  }
  return [importLines(file, used, rows), ...types, body].join('\n');
}

function importLines(file, used, rows) {
  const lines = [`import type { ${inOrder(used.helpers).join(', ')} } from '${helpers}';\n`];
  if (used.wire.size > 0)
    lines.push(`import type { ${inOrder(used.wire).join(', ')} } from '${wireFile.replace('src/', '#')}';\n`);
  for (const type of inOrder(used.rows)) {
    const { file: from, name } = rows.get(type);
    const path =
      dirname(from) === dirname(file) ? `./${relative(dirname(file), from)}` : from.replace('src/', '#');
    lines.push(`import type { ${name === type ? type : `${name} as ${type}`} } from '${path}';\n`);
  }
  return lines.join('');
}

function inOrder(names) {
  return [...names].sort((a, b) => (a < b ? -1 : 1));
}

/** A field of a type that no row stands for: what a resolver answers with. */
function objectField({ name, type }, nameOf) {
  const isOptional = type.kind !== Kind.NON_NULL_TYPE;
  return `readonly ${name.value}${isOptional ? '?' : ''}: ${fieldType(type, nameOf)}`;
}

/** GraphQL fills in the default of an argument that is left out, not of one that is null. */
function inputField({ name, type, defaultValue }, nameOf, place = 'input') {
  const isGiven = type.kind === Kind.NON_NULL_TYPE || (place === 'argument' && defaultValue !== undefined);
  return `${name.value}${isGiven ? '' : '?'}: ${fieldType(type, nameOf)}`;
}

function fieldType(type, nameOf) {
  return type.kind === Kind.NON_NULL_TYPE ? bareType(type.type, nameOf) : `${bareType(type, nameOf)} | null`;
}

function bareType(type, nameOf) {
  if (type.kind !== Kind.LIST_TYPE) return nameOf(type.name.value);
  const item = fieldType(type.type, nameOf);
  return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
}

/** No input carries a scalar of any shape: JSON comes as text and is parsed where it is used. */
function inputName(type) {
  return type === 'JSON' ? 'never' : (scalars[type] ?? type);
}

function pascalCase(name) {
  return name.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());
}
