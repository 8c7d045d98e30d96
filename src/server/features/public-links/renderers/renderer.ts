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
  readonly mayKeep: boolean;
};

/** How a kind of object looks to visitors. */
export type Renderer = {
  /** Undefined for what is in the trash or gone: its link leads nowhere. */
  head(db: Db, showing: Showing): Promise<SharedObject | undefined>;
  /** HTML in which everything people typed is escaped. Asked for only once the visitor may see it. */
  body(db: Db, showing: Showing & { readonly files: SharedFiles }): Promise<string>;
};
