import type { RawBuilder } from 'kysely';
import type { EventThing } from '#domain/events/who-hears.ts';
import type { EventType } from '#domain/events/event-map.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { StoredEvent } from '#server/platform/events/subscriber.ts';
import type { ItemScope, ItemSource } from '#server/platform/search/write-items.ts';

export type SearchSource = ItemSource & {
  /** It comes and goes with its project. */
  readonly inProject?: true;
  /** It has highlights, whose tags are its own. */
  readonly hasHighlights?: true;
};

/** Items of the index that may say something wrong now. */
export type Stale = {
  readonly types: readonly SearchResultType[] | 'inProject' | 'hasHighlights' | 'everything';
  readonly scope: ItemScope | LookUp;
};
/** For items that the event does not name. What the index still thinks is asked too: a cut tie is seen only there. */
export type LookUp = (tx: TxCtx, type: SearchResultType) => Promise<ItemScope>;

export type StaleItems = {
  readonly after: (event: StoredEvent) => readonly Stale[];
  /** Events that change nothing that is searched. */
  readonly except?: readonly EventType[];
};

/** The item to add to: `id` names the column that has its id. */
export type Holder = { readonly workspaceId: string; readonly id: string };

/** Words, tags and contacts that a slice adds to items of other slices. */
export type SearchTrait = {
  readonly of: readonly EventThing[];
  readonly body?: (holder: Holder) => RawBuilder<unknown>;
  readonly tagIds?: (holder: Holder) => RawBuilder<unknown>;
  readonly personIds?: (holder: Holder) => RawBuilder<unknown>;
};
