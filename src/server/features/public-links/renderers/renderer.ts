import type { Placeholders } from '#server/features/cards/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Db } from '#server/platform/db/database.ts';

export type SharedObject = {
  readonly type: AccessObjectType;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly updatedAt: Date;
};

export type Showing = {
  readonly workspaceId: string;
  readonly objectId: string;
  readonly hideNames: boolean;
};

/** Where the visitor loads files from, and whether they may keep them. */
export type SharedFiles = {
  readonly url: (fileId: string) => string;
  readonly clipUrl: (highlightId: string) => string;
  readonly stillUrl: (highlightId: string) => string;
  readonly mayKeep: boolean;
};

/** A page below the link's own: a note or a view of the project that it shows. */
export type PartRef = { readonly kind: 'notes' | 'views'; readonly id: string };

export type RenderedPart = { readonly title: string; readonly body: string };

export type Shown = Showing & {
  readonly linkId: string;
  /** Null where names are shown. */
  readonly placeholders: Placeholders | null;
  readonly files: SharedFiles;
  readonly partUrl: (part: PartRef) => string;
  /** Of a list that has several pages, from 1. */
  readonly page: number;
  readonly showNotes: boolean;
  readonly showViews: boolean;
  /** Who made the link: a filter that names "me" means them. */
  readonly publisherId: string | null;
  readonly now: Date;
};

/** How a kind of object looks to visitors. */
export type Renderer = {
  /** Undefined for what is in the trash or gone: its link leads nowhere. */
  head(db: Db, showing: Showing): Promise<SharedObject | undefined>;
  /** HTML in which everything people typed is escaped. Asked for only once the visitor may see it. */
  body(db: Db, shown: Shown): Promise<string>;
  /** Undefined for what the link does not show. */
  part?(db: Db, shown: Shown, part: PartRef): Promise<RenderedPart | undefined>;
  /** Whether something is on a page of it that the first one leads to. */
  holds?(db: Db, shown: Shown, id: string): Promise<boolean>;
};
