import type { RawBuilder } from 'kysely';
import type { DomainEvent } from '#domain/events/event-map.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';

/** Things without a permission map of their own that are thrown away one by one. */
export type TrashSource = {
  readonly type: TrashItemType;
  /**
   * The columns `id, title, project_id, trashed_at, trashed_by, rank` of what was thrown away by itself. `rank` is
   * what the person may do where it was: anyone who may write there may bring it back.
   */
  readonly select: (ctx: Ctx) => RawBuilder<unknown>;
  /** Brings one back, if the person may. */
  readonly restore: (ctx: Ctx, id: string) => Promise<unknown>;
  /** Deletes its rows permanently: by their table, which takes along what belongs to them, or by what has to be done. */
  readonly purge: string | ((tx: TxCtx, ids: readonly string[]) => Promise<unknown>);
  /** What the log keeps of one that was permanently deleted. */
  readonly purged: (id: string) => DomainEvent;
};
