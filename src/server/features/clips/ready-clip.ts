import { TooManyRequests } from '#domain/errors/hark-error.ts';
import type { Clip } from '#server/features/cards/index.ts';
import { outputFolder } from '#server/features/media/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { FairTurns } from '#server/platform/programs/fair-turns.ts';
import { cutClip } from './cut-clip.ts';

type Cutter = Pick<Services, 'env' | 'storage' | 'newId'>;

const cutting = new Map<string, Promise<void>>();
/** A page with twenty clips must take neither every core nor the turn of another workspace. */
const turns = new FairTurns({ most: 2, mostOfOne: 1, mostWaiting: 200 });

/** The key of a clip's bytes, cut when it is played for the first time. */
export async function readyClip(cutter: Cutter, workspaceId: string, clip: Clip): Promise<string> {
  const key = keyOf(workspaceId, clip);
  if ((await cutter.storage.size(key)) !== undefined) return key;
  const running = cutting.get(key) ?? inTurn(workspaceId, () => cutClip(cutter, workspaceId, clip, key));
  cutting.set(key, running);
  try {
    await running;
  } finally {
    cutting.delete(key);
  }
  return key;
}

/** Named by its times: a highlight that is moved gets another clip. */
function keyOf(workspaceId: string, { fileId, redaction, startTime, endTime }: Clip): string {
  const [from, to] = [startTime, endTime].map((seconds) => Math.round(seconds * 1000));
  return `${outputFolder(workspaceId, { id: fileId, redaction }, 'clips')}/${from}-${to}.mp4`;
}

async function inTurn(workspaceId: string, cut: () => Promise<void>): Promise<void> {
  const end = await turns.take(workspaceId);
  if (!end) throw new TooManyRequests(5, 'Too many clips are being cut. Try again shortly.');
  await cut().finally(end);
}
