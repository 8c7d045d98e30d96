import type { z } from 'zod';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { ItemResult } from './item-result.ts';

/** The body as it is sent, and kept for a request that comes again. */
export type RestAnswer = { readonly status: number; readonly body: string };

/** What an installation allows a workspace, and what it takes to hide personal data. */
export type RestServices = Pick<Services, 'env' | 'models' | 'secrets'>;

/** What is done with the items that could be read, in one transaction. Answers in their order. */
export type WriteItems = (tx: TxCtx) => Promise<readonly ItemResult[]>;

/**
 * One path that takes items, one alone or many. The same schemas read requests and describe them: `place` is what all
 * items of a request share, `item` is one of them.
 */
export type RestOperation = {
  readonly path: `/api/v1/${string}`;
  /** As in `importNotes`; names it for generated clients. */
  readonly id: string;
  /** What one of them is called in the audit log. */
  readonly kind: string;
  /** Where one of them opens; none for what has no page. */
  readonly found?: SearchResultType;
  readonly summary: string;
  readonly description: string;
  readonly place: z.ZodObject;
  readonly item: z.ZodType;
  readonly example: {
    readonly place: Readonly<Record<string, unknown>>;
    readonly item: Readonly<Record<string, unknown>>;
  };
  /** Before the transaction: what takes time of the processor. */
  readonly prepare: (
    ctx: Ctx,
    place: unknown,
    items: readonly unknown[],
    services: RestServices,
  ) => Promise<WriteItems>;
};

type TypedOperation<P extends z.ZodObject, I extends z.ZodType> = Omit<
  RestOperation,
  'place' | 'item' | 'prepare'
> & {
  readonly place: P;
  readonly item: I;
  readonly prepare: (
    ctx: Ctx,
    place: z.output<P>,
    items: readonly z.output<I>[],
    services: RestServices,
  ) => Promise<WriteItems>;
};

export function defineOperation<P extends z.ZodObject, I extends z.ZodType>({
  prepare,
  ...operation
}: TypedOperation<P, I>): RestOperation {
  return {
    ...operation,
    prepare: (ctx, place, items, services) =>
      prepare(
        ctx,
        operation.place.parse(place),
        items.map((item) => operation.item.parse(item)),
        services,
      ),
  };
}
