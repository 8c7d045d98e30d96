import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtServer } from '#tests/support/built-server.ts';

const projectDir = join(import.meta.dirname, '../../..');

export type Serving = {
  /** As when it is told to end: what was begun is ended and its data folder is closed. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** What a process of `children/serve.ts` tells. */
export type Told = { readonly said: string } | { readonly stopped: true };

/** Those that served a journey and were stopped: what they loaded and compiled serves the next one. */
const idle: ChildProcess[] = [];

/** Until it says how to sign in: by a link at the first start, else by a command. */
export async function serve(env: Record<string, string>, links: string[]): Promise<Serving> {
  const known = idle.pop();
  const child = known && !hasEnded(known) ? known : await startProcess();
  child.ref();
  child.channel?.ref();
  const said: string[] = [];
  const serves = hears(child, (told) => {
    if (!('said' in told)) return false;
    said.push(told.said);
    return /magic-login|npx hark sign-in-link/.test(told.said);
  });
  child.send(env);
  await serves;
  links.push(...(said.join('\n').match(/https?:\/\/\S+\/auth\/magic-login\S+/g) ?? []));
  return {
    async stop() {
      if (hasEnded(child)) return;
      const stopped = hears(child, (told) => 'stopped' in told);
      child.send('stop');
      await stopped;
      // The process of the journeys may end, and by its channel this one hears of it.
      child.unref();
      child.channel?.unref();
      idle.push(child);
    },
    async kill() {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function startProcess(): Promise<ChildProcess> {
  const built = await builtServer('start-server');
  return spawn(process.execPath, [join(projectDir, 'tests/e2e/children/serve.ts'), built], {
    cwd: projectDir,
    // A summary that nobody asked for would come in the middle of another journey.
    env: { ...process.env, LOG_LEVEL: 'error', HARK_SUMMARIES_AFTER: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function hears(child: ChildProcess, isIt: (told: Told) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (told: Told) => {
      if (isIt(told)) end(resolve);
    };
    const missed = (code: number | null) =>
      end(() => reject(new Error(`The product ended with ${code}; its errors are above`)));
    const end = (say: () => void) => {
      child.off('message', hear);
      child.off('exit', missed);
      say();
    };
    child.on('message', hear);
    child.once('exit', missed);
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
