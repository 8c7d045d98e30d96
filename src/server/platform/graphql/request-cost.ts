import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { mostRowsAsked, mostVariableValues } from '#domain/limits/request-limits.ts';
import { usualPerPage } from './page.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Longer ones are refused by the field itself, in its own words. */
const longestPage = 1000;

type Asked = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
};

/** What the limits of a document can't see: pages inside pages whose lengths come as variables, and long lists. */
export function checkRequestCost(asked: Asked, variables: Variables, isLarge: boolean): void {
  const root = asked.schema.getRootType(asked.operation.operation) ?? undefined;
  const rows = rowsOf(asked, asked.operation.selectionSet, root, variables);
  if (rows > mostRowsAsked) throw new ValidationError(`Ask for at most ${mostRowsAsked} rows at a time`);
  if (!isLarge && countValues(variables, mostVariableValues + 1) > mostVariableValues)
    throw new ValidationError(`Send at most ${mostVariableValues} values at a time`);
}

function rowsOf(
  asked: Asked,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType | undefined,
  variables: Variables,
): number {
  let rows = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) rows += rowsOfField(asked, selection, type, variables);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = selection.typeCondition ? asked.schema.getType(selection.typeCondition.name.value) : type;
      rows += rowsOf(asked, selection.selectionSet, on, variables);
    } else {
      const fragment = asked.document.definitions.find(
        (definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
      );
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION) {
        const on = asked.schema.getType(fragment.typeCondition.name.value);
        rows += rowsOf(asked, fragment.selectionSet, on, variables);
      }
    }
  }
  return rows;
}

function rowsOfField(
  asked: Asked,
  node: FieldNode,
  type: GraphQLNamedType | undefined,
  variables: Variables,
): number {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return 0;
  const inside = getNamedType(field.type);
  const below = isCompositeType(inside) ? rowsOf(asked, node.selectionSet, inside, variables) : 0;
  if (!field.args.some(({ name }) => name === 'first')) return below;
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  const length = Math.min(longestPage, Math.max(0, numberOf(asked.operation, given, variables)));
  return length * (1 + below);
}

function numberOf(
  operation: OperationDefinitionNode,
  value: ValueNode | undefined,
  variables: Variables,
): number {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return usualPerPage;
  const { value: name } = value.name;
  const sent = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (typeof sent === 'number') return sent;
  const definition = operation.variableDefinitions?.find((one) => one.variable.name.value === name);
  return numberOf(operation, definition?.defaultValue, variables);
}

/** Stops at `most`: the sender decides how long the list is. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 0;
  for (const part of Object.values(value)) {
    count += countValues(part, most - count);
    if (count >= most) return count;
  }
  return count;
}
