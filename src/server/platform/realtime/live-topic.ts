import type { Database } from '#server/platform/db/database.ts';
import { liveChannel, parseLiveChange, type LiveChange } from './live-change.ts';

export type LiveTopic = {
  /** Calls back for each change in the workspace until the returned function is called. */
  subscribe(workspaceId: string, hear: (change: LiveChange) => void): () => void;
  /** For services that watch over every workspace of this process. */
  subscribeAll(hear: (change: LiveChange) => void): () => void;
};

/** One LISTEN a process, fanned out here: a connection per client would exhaust the database. */
export async function openLiveTopic(database: Database): Promise<LiveTopic> {
  const listeners = new Map<string, Set<(change: LiveChange) => void>>();
  const everywhere = new Set<(change: LiveChange) => void>();
  await database.listen(liveChannel, (payload) => {
    if (payload === '') return;
    const change = parseLiveChange(payload);
    for (const hear of listeners.get(change.workspaceId) ?? []) hear(change);
    for (const hear of everywhere) hear(change);
  });
  return {
    subscribeAll(hear) {
      everywhere.add(hear);
      return () => everywhere.delete(hear);
    },
    subscribe(workspaceId, hear) {
      const mine = listeners.get(workspaceId) ?? new Set();
      mine.add(hear);
      listeners.set(workspaceId, mine);
      return () => {
        mine.delete(hear);
        if (mine.size === 0) listeners.delete(workspaceId);
      };
    },
  };
}
