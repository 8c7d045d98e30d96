import type { ReelLayout } from '#domain/media/reel-layouts.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import '#server/features/insights/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Highlights of recordings that play one after the other. It is in an insight, and who may see that sees it. */
export type Reel = {
  readonly id: string;
  readonly insightId: string;
  readonly projectId: string;
  readonly title: string;
  readonly layout: ReelLayout;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly version: number;
  /** What the asking person may do with the insight, before the cap of their role. */
  readonly rank: number;
};

/** For rows of `reels` joined with their `insights`. */
export function reelColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'reels.id',
    'insights.id as insightId',
    'insights.project_id as projectId',
    'reels.title',
    'reels.layout',
    'reels.created_by as createdBy',
    'reels.created_at as createdAt',
    'reels.updated_at as updatedAt',
    'reels.deleted_at as deletedAt',
    'reels.version',
    rankOf(asking, 'insights.access_id').as('rank'),
  ] as const;
}
