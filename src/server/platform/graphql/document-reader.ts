import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { limitRules, maxCharacters, maxTokens } from './limits.ts';

const mostKept = 200;

/** Parses and validates a text once: a client that subscribes a thousand times costs one look. */
export function createDocumentReader(
  schema: GraphQLSchema,
): (query: string) => DocumentNode | readonly GraphQLError[] {
  const kept = new Map<string, DocumentNode | readonly GraphQLError[]>();
  return (query) => {
    if (query.length > maxCharacters)
      return [new GraphQLError(`A query may have at most ${maxCharacters} characters`)];
    const known = kept.get(query);
    if (known) return known;
    const read = readDocument(schema, query);
    kept.set(query, read);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return read;
  };
}

function readDocument(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens });
    const errors = validate(schema, document, limitRules, { maxErrors: 5, hideSuggestions: true });
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
