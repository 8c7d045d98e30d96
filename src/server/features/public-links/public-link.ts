import { sql } from 'kysely';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';

/** One object opened to anyone with the address, which is kept sealed. */
export type PublicLink = {
  readonly id: string;
  readonly type: AccessObjectType;
  readonly objectId: string;
  readonly highlightId: string | null;
  readonly viewId: string | null;
  readonly hasPassword: boolean;
  readonly noDownload: boolean;
  readonly hideNames: boolean;
  readonly showNotes: boolean;
  readonly showViews: boolean;
  readonly viewCount: number;
  readonly secretId: string | null;
  readonly expiresAt: Date | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
};

export const publicLinkColumns = [
  'id',
  'object_type as type',
  'object_id as objectId',
  'highlight_id as highlightId',
  'view_id as viewId',
  sql<boolean>`password_hash is not null`.as('hasPassword'),
  'no_download as noDownload',
  'hide_names as hideNames',
  'show_notes as showNotes',
  'show_views as showViews',
  // What a person reads as a count; past two billion it stops counting.
  sql<number>`least(view_count, 2147483647)::int`.as('viewCount'),
  'secret_id as secretId',
  'expires_at as expiresAt',
  'created_by as createdBy',
  'created_at as createdAt',
] as const;

/** What the audit log keeps of a link. */
export function settingsOf(link: PublicLink): Record<string, unknown> {
  const { hasPassword, noDownload, hideNames, showNotes, showViews, expiresAt } = link;
  return { hasPassword, noDownload, hideNames, showNotes, showViews, expiresAt };
}
