import { Kind, type OperationDefinitionNode } from 'graphql';
import { isUuid } from '#domain/ids/uuid.ts';
import type { ReadBySupport } from '#server/platform/context/context.ts';
import type { Variables } from './request-cost.ts';

const mostIds = 50;

/** What an operation asks for, in the words of the schema: its root fields and the ids among its variables. */
export function readOf({ selectionSet }: OperationDefinitionNode, variables: Variables): ReadBySupport {
  const names = selectionSet.selections.map((selection) =>
    selection.kind === Kind.INLINE_FRAGMENT ? 'fragment' : selection.name.value,
  );
  return { what: [...new Set(names)].join(', '), ids: [...idsIn(variables)].slice(0, mostIds) };
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && isUuid(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* idsIn(one);
}
