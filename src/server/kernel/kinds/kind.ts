import type { DomainEvent } from '#domain/events/event-map.ts';
import type { EventThing } from '#domain/events/who-hears.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { DocumentKind } from '#server/kernel/documents/tables.ts';
import type { CardSource } from './card-source.ts';
import type { FilterSource, FilterTrait } from './filter-source.ts';
import type { SearchSource, SearchTrait, StaleItems } from './search-source.ts';
import type { TrashSource } from './trash-source.ts';

/**
 * What one kind of thing is to the parts of the product that deal with all kinds: access, trash, lists of mixed
 * things, search and filters. Its slice defines it in `<thing>.kind.ts`; those parts read the registry.
 */
export type Kind = {
  /** As its events name it, before the dot. */
  readonly name: EventThing;
  readonly content?: Content;
  readonly trash?: TrashSource;
  readonly card?: CardSource;
  /** Whose words are a document, with the event that tells of their change. */
  readonly document?: { readonly kind: DocumentKind; readonly changed: (id: string) => DomainEvent };
  readonly search?: SearchSource;
  /** What its events make stale in the search index, also where it is no result itself. */
  readonly stale?: StaleItems;
  readonly filter?: FilterSource;
};

/**
 * Things with a permission map: they are shared, starred, visited and put in the trash. Their table has the columns
 * `id, title, access_id, created_by, updated_at, trashed_at, trashed_by`.
 */
export type Content = {
  readonly type: AccessObjectType;
  readonly table: string;
  /** With a column `project_id`. A place has none: it is thrown away with what it is in, which `trashed_with` says. */
  readonly inProject: boolean;
  /** With the columns `icon` and `color`. */
  readonly hasLook?: true;
  /** Brings one back from the trash, if the person may. */
  readonly restore: (ctx: Ctx, id: string) => Promise<unknown>;
  /** What the log keeps of one that was permanently deleted. */
  readonly purged: (id: string) => DomainEvent;
  /** How it goes along with the folder that it is in. Projects and folders have none: their slices know each other. */
  readonly inFolder?: InFolder;
  /** Where a request for access is answered; by default where it opens. */
  readonly accessPath?: (id: string) => string;
};

/** What becomes of things in a folder. The caller has checked that the person may. */
export type InFolder = {
  /** They were moved in the tree of access: into a folder, or (null) out of all. */
  readonly place: (tx: TxCtx, ids: readonly string[], folderId: string | null) => Promise<unknown>;
  readonly trash: (
    tx: TxCtx,
    trashing: { readonly ids: readonly string[]; readonly by: string; readonly withFolder: string },
  ) => Promise<unknown>;
  /** Those that went to the trash with the folder. */
  readonly restore: (tx: TxCtx, folderId: string) => Promise<unknown>;
};

/** What a slice adds to kinds that other slices define: its stars to everything, its highlights to notes. */
export type Trait = {
  readonly filter?: FilterTrait;
  readonly search?: SearchTrait;
  /** Deletes what the slice keeps of things that are about to be permanently deleted, by their ids. */
  readonly forget?: (tx: TxCtx, ids: readonly string[]) => Promise<unknown>;
};

declare module '#server/platform/app/feature.ts' {
  interface Feature {
    /** The kinds of things that this slice owns. */
    readonly kinds?: readonly Kind[];
    readonly traits?: readonly Trait[];
  }
}
