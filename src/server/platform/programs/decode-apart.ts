import { TooManyRequests } from '#domain/errors/hark-error.ts';
import { startApartProcess, type ApartLimits, type ApartProcess } from './apart-process.ts';
import { FairTurns } from './fair-turns.ts';

export type ApartWork<I> = ApartLimits & {
  /** A module that exports `decode`. */
  readonly module: URL;
  readonly input: I;
  readonly lane: Lane;
  /** The workspace: one that sends what takes long holds up itself. */
  readonly owner: string;
  readonly signal?: AbortSignal;
};

/** What takes milliseconds does not wait behind what takes minutes. */
type Lane = 'pictures' | 'documents' | 'files';
const laneSize = { most: 2, mostOfOne: 1, mostWaiting: 200 };
const lanes: Readonly<Record<Lane, FairTurns>> = {
  pictures: new FairTurns(laneSize),
  documents: new FairTurns(laneSize),
  files: new FairTurns(laneSize),
};
const tasksOfOneLife = 50;
const idleMs = 60_000;

type Kept = { readonly process: ApartProcess; tasks: number; timer?: NodeJS.Timeout };
const idle: Kept[] = [];

/**
 * Opens something that a person sent in a child process with limits on time, memory and output. Throws ProgramFailed.
 * What `decode` answers is the caller's to check.
 */
export async function decodeApart<I>(work: ApartWork<I>): Promise<unknown> {
  const end = await lanes[work.lane].take(work.owner);
  if (!end) throw new TooManyRequests(30, 'Too many files are being opened. Try again in a moment.');
  const kept = takeIdle() ?? { process: startApartProcess(), tasks: 0 };
  try {
    const { module, input, signal } = work;
    kept.tasks += 1;
    return await kept.process.run({ module: module.href, input }, work, signal);
  } finally {
    keep(kept);
    end();
  }
}

function takeIdle(): Kept | undefined {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (kept.process.isAlive()) return kept;
  }
  return undefined;
}

function keep(kept: Kept): void {
  if (!kept.process.isAlive() || kept.tasks >= tasksOfOneLife) return kept.process.end();
  kept.timer = setTimeout(() => {
    idle.splice(idle.indexOf(kept), 1);
    kept.process.end();
  }, idleMs);
  kept.timer.unref();
  idle.push(kept);
}
