// Kills this process at one moment of the work on a file. Node itself tells of the moments: nothing of the product is
// replaced, so what dies is what people run.
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Moment = {
  readonly of: 'program' | 'ended' | 'sent' | 'kept' | 'asked' | 'answered';
  readonly like: RegExp;
};

/** Everything that is done with a recording or a document, in the order in which it is done. */
export const moments = {
  'the recording is looked at': { of: 'program', like: /ffprobe/ },
  'the stream is begun': { of: 'program', like: /hls_time/ },
  'the stream is made': { of: 'ended', like: /hls_time/ },
  'the thumbnail is begun': { of: 'program', like: /thumbnail\.jpg/ },
  'the thumbnail is kept': { of: 'kept', like: /\/thumbnail\// },
  'the storyboard is begun': { of: 'program', like: /storyboard\/sheet/ },
  'the storyboard is kept': { of: 'kept', like: /\/storyboard\// },
  'the waveform is kept': { of: 'kept', like: /\/waveform\// },
  'the sound is kept': { of: 'kept', like: /\/audio\// },
  'the first segment is kept': { of: 'kept', like: /\/hls-v2\/seg00000/ },
  'the list of segments is kept': { of: 'kept', like: /\/hls-v2\/index/ },
  'the words are asked for': { of: 'asked', like: /transcriptions/ },
  'the words are there': { of: 'answered', like: /transcriptions/ },
  'the document is opened': { of: 'program', like: /apart-child/ },
  'the scan is read': { of: 'sent', like: /scan-decoder/ },
  'the picture of its first page is kept': { of: 'kept', like: /\/thumbnail\// },
} as const satisfies Record<string, Moment>;

export type MomentName = keyof typeof moments;

export function dieAt(name: string): void {
  const moment = Object.entries(moments).find(([known]) => known === name)?.[1];
  if (!moment) throw new Error(`No moment is called "${name}"`);
  const reach = (of: Moment['of'], what: string): void => {
    if (of === moment.of && moment.like.test(what)) process.kill(process.pid, 'SIGKILL');
  };
  subscribe('child_process', (message) => {
    const child = childOf(message);
    // The channel speaks before the arguments are known.
    queueMicrotask(() => reach('program', child.spawnargs.join(' ')));
    child.once('exit', () => reach('ended', child.spawnargs.join(' ')));
  });
  // A child that opens files does one task after the other: only what it is sent tells which.
  const send = Reflect.get(ChildProcess.prototype, 'send') as (...sent: unknown[]) => boolean;
  ChildProcess.prototype.send = function sendAndTell(this: ChildProcess, ...sent: unknown[]) {
    queueMicrotask(() => reach('sent', JSON.stringify(sent[0])));
    return Reflect.apply(send, this, sent);
  };
  const { rename } = fs.promises;
  fs.promises.rename = async (from, to) => {
    await rename(from, to);
    reach('kept', String(to));
  };
  syncBuiltinESMExports();
  subscribe('http.client.request.start', (message) => reach('asked', pathOf(message)));
  subscribe('http.client.response.finish', (message) => reach('answered', pathOf(message)));
}

function childOf(message: unknown): { spawnargs: string[]; once(event: 'exit', run: () => void): void } {
  return (message as { process: ReturnType<typeof childOf> }).process;
}

function pathOf(message: unknown): string {
  return (message as { request: { path: string } }).request.path;
}
