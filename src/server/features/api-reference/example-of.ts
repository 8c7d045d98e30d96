import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';

export type ApiExample = { readonly query: string; readonly variables: string; readonly runs: boolean };

type Field = GraphQLField<unknown, unknown>;

const noId = '00000000-0000-0000-0000-000000000000';
const mostFields = 12;

/** An operation with what it needs and the plain fields of its answer. */
export function exampleOf(kind: 'QUERY' | 'MUTATION', field: Field): ApiExample {
  const args = field.args.filter((one) => isRequiredArgument(one) || one.name === 'first');
  const variables = Object.fromEntries(args.map((one) => [one.name, sampleOf(one)]));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = `${kind.toLowerCase()} ${capitalized(field.name)}${args.length === 0 ? '' : `(${declared})`}`;
  const call = `${field.name}${args.length === 0 ? '' : `(${passed})`}`;
  const text = JSON.stringify(variables, null, 2);
  return {
    query: `${head} {\n  ${call}${selectionOf(getNamedType(field.type), 1)}\n}`,
    variables: text,
    runs: kind === 'QUERY' && !text.includes(noId),
  };
}

function sampleOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): unknown {
  return name === 'first' ? 10 : sampleOfType(type);
}

function sampleOfType(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [sampleOfType(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const needed = Object.values(bare.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(needed.map((one) => [one.name, sampleOf(one)]));
  }
  return samples[getNamedType(bare).name] ?? '';
}

const samples: Readonly<Record<string, unknown>> = {
  ID: noId,
  Int: 10,
  Float: 1,
  Boolean: false,
  String: 'text',
  DateTime: '2026-01-01T00:00:00Z',
  JSON: {},
};

/** Plain fields, and one level further into pages and into answers that have nothing plain. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return ' { __typename }';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const plain = fields.filter((one) => isLeafType(getNamedType(one.type))).slice(0, mostFields);
  const deeper = fields.filter((one) => !plain.includes(one) && !isLeafType(getNamedType(one.type)));
  const inside =
    depth > 3 ? [] : deeper.filter(({ name }) => name === 'items' || plain.length === 0).slice(0, 3);
  const indent = '  '.repeat(depth + 1);
  const lines = [
    ...inside.map((one) => `${one.name}${selectionOf(getNamedType(one.type), depth + 1)}`),
    ...plain.map(({ name }) => name),
  ];
  const shown = lines.length === 0 ? ['__typename'] : lines;
  return ` {\n${shown.map((line) => `${indent}${line}`).join('\n')}\n${'  '.repeat(depth)}}`;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
