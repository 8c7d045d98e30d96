import type { GraphQLSchema } from 'graphql';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { toHarkError } from '#server/platform/http/error-reply.ts';
import { createPreparer } from './execute.ts';
import type { Variables } from './request-cost.ts';
import { runPrepared } from './run-prepared.ts';

export type AskSchema = <T>(ctx: Ctx, query: string, variables: Variables, answer: Codec<T>) => Promise<T>;

/** The API from within: what a tool may see and do is decided where it is decided for everybody else. */
export function createAskSchema(schema: GraphQLSchema): AskSchema {
  const prepare = createPreparer(schema);
  return async (ctx, query, variables, answer) => {
    const prepared = prepare(query, null);
    prepared.checkCost(variables);
    const { data, errors } = await runPrepared(prepared, ctx, { variables });
    const [error] = errors ?? [];
    if (error)
      throw error.originalError ? toHarkError(error.originalError) : new ValidationError(error.message);
    return decode(answer, data);
  };
}
