import type { ExecutionResult } from 'graphql';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Prepared } from './execute.ts';
import type { Variables } from './request-cost.ts';
import type { RequestCtx } from './request-ctx.ts';

type Asked = Pick<RequestCtx, 'once' | 'bodyBytes' | 'signal'> & { readonly variables: Variables };

/** One operation with loaders of its own. Check its cost before. */
export async function runPrepared(
  { compiled }: Prepared,
  ctx: Ctx,
  { variables, ...own }: Asked,
): Promise<ExecutionResult> {
  const requestCtx: RequestCtx = { ...ctx, ...own, rootResults: new Map(), loaders: new Map() };
  try {
    return await compiled.query(null, requestCtx, variables);
  } finally {
    // The answer does not wait for the end of a transaction that changed nothing.
    ctx.reads.end().catch((error: unknown) => ctx.log.warn({ err: error }, 'A read could not be ended'));
  }
}
