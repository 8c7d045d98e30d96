import type { Actor, Ctx } from '#server/platform/context/context.ts';

/** A GraphQL request: the context and what lives exactly as long as the request. */
export type RequestCtx = Ctx & {
  readonly rootResults: Map<string, Promise<unknown>>;
  /** DataLoaders by name, made by the slice that needs them. */
  readonly loaders: Map<symbol, unknown>;
  /** Of the request's body; absent on a websocket, whose messages are small. */
  readonly bodyBytes?: number;
  /** Ends when the one who asks is gone: long work for nobody stops. Absent on a websocket. */
  readonly signal?: AbortSignal;
  /** For a subscription: it outlives the standing that the person opened it with. */
  readonly actorNow?: () => Actor;
};

/** One loader a request and kind: batches the reads of a list into a query. */
export function loaderOf<L>(ctx: RequestCtx, key: symbol, create: () => L): L {
  const known = ctx.loaders.get(key);
  if (known !== undefined) return known as L;
  const made = create();
  ctx.loaders.set(key, made);
  return made;
}
