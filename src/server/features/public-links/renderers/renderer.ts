import type { AccessObjectType } from '#server/features/access/tables.ts';
import type { Db } from '#server/platform/db/database.ts';

export type SharedObject = {
  readonly type: AccessObjectType;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly updatedAt: Date;
  /** The page's content as HTML; the renderer has escaped what people typed. */
  readonly body: string;
};

export type Showing = {
  readonly workspaceId: string;
  readonly objectId: string;
  readonly hideNames: boolean;
};

/** How a kind of object looks to visitors. Undefined for what is in the trash or gone: its link leads nowhere. */
export type Renderer = (db: Db, showing: Showing) => Promise<SharedObject | undefined>;
