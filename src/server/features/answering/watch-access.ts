import type { Ctx } from '#server/platform/context/context.ts';
import { untilBeat } from '#server/platform/db/gather.ts';
import { findStopReason } from './find-stop-reason.ts';

const everyMs = 800;

/** While a model writes: stops it as soon as its reader may not read what it writes from, or the workspace turns AI off. */
export function watchAccess(
  { database, workspace, actor }: Ctx,
  { itemIds, stop }: { itemIds: readonly string[]; stop: (reason: string) => void },
): () => void {
  const accountId = actor.kind === 'member' ? actor.accountId : undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    timer = setTimeout(() => void look(), untilBeat(everyMs));
    timer.unref();
  };
  const look = async (): Promise<void> => {
    const reason = await findStopReason(
      { database, workspaceId: workspace.id },
      { accountId, itemIds },
    ).catch(() => undefined);
    if (isOver) return;
    if (reason === undefined) again();
    else stop(reason);
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
