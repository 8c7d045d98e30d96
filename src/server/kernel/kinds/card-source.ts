import type { RawBuilder } from 'kysely';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { ObjectCardType } from '#server/platform/graphql/wire.gen.ts';

/** Things without a permission map that are starred, visited and in lists of mixed things. */
export type CardSource = {
  readonly type: ObjectCardType;
  /** The columns `id, title, created_by, updated_at` of what is not in the trash, as the asking person may know it. */
  readonly select: (ctx: Ctx) => RawBuilder<unknown>;
  /**
   * Throws unless the person may see it and may do that. It stays until the transaction ends: a star of what is being
   * deleted would be left behind. Its table takes along the stars and visits of a deleted row by a trigger.
   */
  readonly allow: (tx: TxCtx, id: string, verb: 'read' | 'star') => Promise<void>;
};
