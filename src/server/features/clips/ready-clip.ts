import type { Clip } from '#server/features/cards/index.ts';
import { outputFolder } from '#server/features/media/index.ts';
import { FairTurns } from '#server/platform/programs/fair-turns.ts';
import { createMaker } from './create-maker.ts';
import { cutClip, type Cutter } from './cut-clip.ts';
import { cutStill } from './cut-still.ts';

/** A page with twenty clips must take neither every core nor the turn of another workspace. */
const makeClip = createMaker(new FairTurns({ most: 2, mostOfOne: 1, mostWaiting: 200 }));
/** Apart: who plays a clip must not wait for the stills of a whole page. */
const makeStill = createMaker(new FairTurns({ most: 1, mostOfOne: 1, mostWaiting: 200 }));

/** The key of a clip's bytes, cut when it is played for the first time. */
export async function readyClip(cutter: Cutter, workspaceId: string, clip: Clip): Promise<string> {
  const key = `${nameOf(workspaceId, clip)}.mp4`;
  const make = () => cutClip(cutter, workspaceId, clip, key);
  await makeClip({ storage: cutter.storage, workspaceId, key, make });
  return key;
}

/** The key of the picture that stands for a clip until somebody plays it. */
export async function readyStill(cutter: Cutter, workspaceId: string, clip: Clip): Promise<string> {
  const key = `${nameOf(workspaceId, clip)}.jpg`;
  const make = () => cutStill(cutter, workspaceId, clip, key);
  await makeStill({ storage: cutter.storage, workspaceId, key, make });
  return key;
}

/** By its times: a highlight that is moved gets another clip. */
function nameOf(workspaceId: string, { fileId, redaction, startTime, endTime }: Clip): string {
  const [from, to] = [startTime, endTime].map((seconds) => Math.round(seconds * 1000));
  return `${outputFolder(workspaceId, { id: fileId, redaction }, 'clips')}/${from}-${to}`;
}
