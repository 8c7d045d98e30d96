import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memorySettings } from './memory-settings.ts';
import { restartDelay } from './restart-delay.ts';

/** What a child says once it serves. */
export const readyMessage = 'hark.ready';

type Supervised = {
  script: URL;
  args: readonly string[];
  say: (text: string) => void;
};

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a script of ours until it ends by itself or is told to. A child that died while it served is started again,
 * later each time; one that never served is not, since it would fail again. Answers the exit code to end with.
 */
export async function superviseProcess({ script, args, say }: Supervised): Promise<number> {
  const stopping = new AbortController();
  let kill = (_signal: NodeJS.Signals): void => {};
  const stop = (signal: NodeJS.Signals): void => {
    // Asked twice, it does not wait for the tidy end.
    kill(stopping.signal.aborted ? 'SIGKILL' : signal);
    stopping.abort();
  };
  for (const signal of passedOn) process.on(signal, stop);
  const lives: number[] = [];
  try {
    while (true) {
      const started = performance.now();
      const life = start(script, args);
      kill = life.kill;
      const { code, served } = await life.ended;
      if (code === 0 || !served || stopping.signal.aborted) return code;
      lives.push(performance.now() - started);
      const delay = restartDelay(lives);
      say(`Hark stopped unexpectedly (${code}) and starts again in ${delay / 1000} s.`);
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return code;
    }
  } finally {
    for (const signal of passedOn) process.off(signal, stop);
  }
}

type Life = {
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<{ code: number; served: boolean }>;
};

function start(script: URL, args: readonly string[]): Life {
  const flags = [...memorySettings.flags, ...process.execArgv];
  const child = spawn(process.execPath, [...flags, fileURLToPath(script), ...args], {
    env: { ...memorySettings.env, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let served = false;
  child.on('message', (message) => {
    served ||= message === readyMessage;
  });
  const ended = new Promise<{ code: number; served: boolean }>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), served }));
  });
  return { kill: (signal) => void child.kill(signal), ended };
}

/** As a shell tells it: 137 for a process that was killed hard, as the kernel does when memory runs out. */
function exitCodeOf(signal: NodeJS.Signals | null): number {
  return signal === null ? 1 : 128 + constants.signals[signal];
}
