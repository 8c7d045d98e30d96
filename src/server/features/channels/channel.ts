import type { Sensitivity } from '#domain/ai/clustering.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Feedback that keeps coming, and the themes in it. */
export type Channel = {
  readonly id: string;
  readonly title: string;
  /** What the channel is for, in the words of who made it. */
  readonly context: string;
  readonly sensitivity: Sensitivity;
  /** Null for as many themes as there are. */
  readonly wantedThemeCount: number | null;
  readonly folderId: string | null;
  readonly sortedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function channelColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'channels.id',
    'channels.title',
    'channels.context',
    'channels.sensitivity',
    'channels.wanted_themes as wantedThemeCount',
    'channels.folder_id as folderId',
    'channels.sorted_at as sortedAt',
    'channels.created_by as createdBy',
    'channels.created_at as createdAt',
    'channels.updated_at as updatedAt',
    'channels.version',
    rankOf(asking, 'channels.access_id').as('rank'),
  ] as const;
}
