import { isVisible } from '#server/kernel/access/index.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { CardScope } from './card-scope.ts';

/** A member's cards: what they may see now, with addresses that work from a file on any disk. */
export function memberScope(ctx: Pick<Ctx, 'actor' | 'workspace'>, home: string): CardScope {
  const base = home.replace(/\/$/, '');
  return {
    workspaceId: ctx.workspace.id,
    isSeen: (accessId) => isVisible(ctx, accessId),
    names: mayReadHidden(ctx) ? 'all' : 'unhidden',
    isStranger: false,
    pageUrl: (path) => `${base}${path}`,
    clipUrl: (highlightId) => `${base}/files/highlight-stream/${highlightId}/clip.mp4`,
  };
}
