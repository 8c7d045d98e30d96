import type { Clip } from '#server/features/cards/index.ts';
import { outputFolder } from '#server/features/media/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { cutClip } from './cut-clip.ts';

type Cutter = Pick<Services, 'env' | 'storage' | 'newId'>;

const cutting = new Map<string, Promise<void>>();
let waiting: Promise<unknown> = Promise.resolve();

/** The key of a clip's bytes, cut when it is played for the first time. */
export async function readyClip(cutter: Cutter, workspaceId: string, clip: Clip): Promise<string> {
  const key = keyOf(workspaceId, clip);
  if ((await cutter.storage.size(key)) !== undefined) return key;
  const running = cutting.get(key) ?? inTurn(() => cutClip(cutter, workspaceId, clip, key));
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

/** One after another: a page with twenty clips must not take every core. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const turn = waiting.then(run, run);
  waiting = turn.catch(() => {});
  return turn;
}
