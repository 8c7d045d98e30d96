import {
  astFromValue,
  getNamedType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { exampleOf, type ApiExample } from './example-of.ts';

export type ApiField = {
  readonly name: string;
  readonly type: string;
  readonly typeName: string;
  readonly description: string | null;
  readonly defaultValue: string | null;
};
export type ApiOperation = {
  readonly kind: 'QUERY' | 'MUTATION';
  readonly name: string;
  readonly description: string | null;
  readonly arguments: ApiField[];
  readonly type: string;
  readonly typeName: string;
  readonly example: ApiExample;
};

type Field = GraphQLField<unknown, unknown>;

export function describeOperation(kind: ApiOperation['kind'], field: Field): ApiOperation {
  return {
    ...describeField(field),
    kind,
    arguments: field.args.map(describeField),
    example: exampleOf(kind, field),
  };
}

export function describeField(field: Field | GraphQLArgument | GraphQLInputField): ApiField {
  const { name, type, description } = field;
  return {
    name,
    type: String(type),
    typeName: getNamedType(type).name,
    description: description ?? null,
    defaultValue: 'defaultValue' in field ? printDefault(field) : null,
  };
}

function printDefault({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string | null {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return node ? print(node) : null;
}
