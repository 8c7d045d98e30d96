import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { embedItems } from './embed-items.ts';

/** So many items in a turn: a workspace that took in a hundred thousand lets the others have theirs meanwhile. */
const turn = 1000;

/** Reads the meaning of what is new in every workspace, by turns. */
export async function readNewMeanings(services: Services, signal: AbortSignal): Promise<void> {
  let waiting: WorkspaceRef[] = [];
  for await (const workspace of eachWorkspace(services, signal)) waiting.push(workspace);
  while (waiting.length > 0) {
    const unfinished: WorkspaceRef[] = [];
    for (const workspace of waiting)
      if (!(await readTurn(services, workspace, signal))) unfinished.push(workspace);
    waiting = unfinished;
  }
}

/** Whether nothing is left; also where it can’t be read, which the next minute tries again. */
async function readTurn(services: Services, workspace: WorkspaceRef, signal: AbortSignal): Promise<boolean> {
  const { embedder, log } = services;
  if (!embedder) return true;
  try {
    return (await embedItems(services.systemCtx(workspace), embedder, { signal, most: turn })) < turn;
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error, workspace: workspace.id }, 'The meaning of what is new could not be read');
    return true;
  }
}
