import { TooManyRequests } from '#domain/errors/hark-error.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { FairTurns } from '#server/platform/programs/fair-turns.ts';

type Making = {
  readonly storage: Storage;
  readonly workspaceId: string;
  readonly key: string;
  readonly make: () => Promise<void>;
};

/** Makes what is asked for by several at once a single time, and so many at a time; another time it is there. */
export function createMaker(turns: FairTurns): (making: Making) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return async ({ storage, workspaceId, key, make }) => {
    if ((await storage.size(key)) !== undefined) return;
    const made = running.get(key) ?? inTurn(turns, workspaceId, make);
    running.set(key, made);
    try {
      await made;
    } finally {
      running.delete(key);
    }
  };
}

async function inTurn(turns: FairTurns, workspaceId: string, make: () => Promise<void>): Promise<void> {
  const end = await turns.take(workspaceId);
  if (!end) throw new TooManyRequests(5, 'Too many clips are being cut. Try again shortly.');
  await make().finally(end);
}
