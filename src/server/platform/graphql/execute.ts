import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { checkRequestCost, type Variables } from './request-cost.ts';
import { limitRules, maxTokens, maxCharacters, schemaRules } from './limits.ts';

export type Prepared = {
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  /** Whether several of it may come in one request. */
  readonly mayBatch: boolean;
  /** Throws for variables that ask for more than the document's own limits allow. */
  checkCost(variables: Variables): void;
};

/** Parses, validates and compiles once; the same text costs a map lookup afterwards. */
export function createPreparer(
  schema: GraphQLSchema,
  { introspection = false }: { introspection?: boolean } = {},
): (query: string, operationName: string | null) => Prepared {
  const cache = new Map<string, Prepared>();
  return (query, operationName) => {
    const key = `${operationName ?? ''}\n${query}`;
    const known = cache.get(key);
    if (known) {
      cache.delete(key);
      cache.set(key, known);
      return known;
    }
    const prepared = prepare(schema, query, { operationName, introspection });
    cache.set(key, prepared);
    const [oldest] = cache.keys();
    if (cache.size > 1000 && oldest !== undefined) cache.delete(oldest);
    return prepared;
  };
}

export class RefusedDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The query was refused');
    this.errors = errors;
  }
}

type Preparing = { readonly operationName: string | null; readonly introspection: boolean };

function prepare(
  schema: GraphQLSchema,
  query: string,
  { operationName, introspection }: Preparing,
): Prepared {
  if (query.length > maxCharacters) throw refused(`A query may have at most ${maxCharacters} characters`);
  const document = parseDocument(query);
  const rules = introspection && asksForSchemaOnly(document) ? schemaRules : limitRules;
  const errors = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });
  if (errors.length > 0) throw new RefusedDocument(errors);
  const operation = findOperation(document, operationName);
  const compiled = compileQuery(schema, document, operationName ?? undefined, {
    disableLeafSerialization: false,
  });
  if (!isCompiledQuery(compiled)) throw new RefusedDocument(compiled.errors ?? []);
  const marks = marksOf(schema, operation);
  const isLarge = marks.some((mark) => mark.includes('large'));
  return {
    operation,
    compiled,
    // By what it asks for: a name is only what the sender calls it.
    mayBatch: marks.length === 1 && (marks[0]?.includes('batched') ?? false),
    checkCost: (variables) => checkRequestCost({ schema, document, operation }, variables, isLarge),
  };
}

function asksForSchemaOnly({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.every(({ selectionSet }) =>
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && /^__(schema|type)$/.test(selection.name.value),
    ),
  );
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedDocument([error]);
    throw error;
  }
}

function findOperation(document: DocumentNode, operationName: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const found =
    operationName === null ? operations : operations.filter(({ name }) => name?.value === operationName);
  const [operation] = found;
  if (!operation || found.length > 1) throw refused('Name one operation of the document');
  return operation;
}

/** The directives of each root field; a fragment at the root has none. */
function marksOf(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): string[][] {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.map((selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    return (field?.astNode?.directives ?? []).map(({ name }) => name.value);
  });
}

function refused(message: string): RefusedDocument {
  return new RefusedDocument([new GraphQLError(message)]);
}
