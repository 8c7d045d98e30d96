import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApartAnswer, ApartTask } from './apart-protocol.ts';
import { limitedCommand, ProgramFailed } from './run-program.ts';

export type ApartLimits = {
  /** Of one task. */
  readonly timeoutMs: number;
  readonly outputBytes: number;
};

export type ApartProcess = {
  /** One task at a time. A task that breaks a limit takes the process with it. */
  run(task: Omit<ApartTask, 'id'>, limits: ApartLimits, signal?: AbortSignal): Promise<unknown>;
  readonly isAlive: () => boolean;
  end(): void;
};

const heapMegabytes = 512;
/** What V8 sets apart for machine code in each thread, counted although hardly any of it is used. */
const codeBytes = process.arch === 'x64' ? 536_870_912 : 134_217_728;
/** Reading scans starts threads of its own: without room for them no scan is ever read. */
const threads = 3;
/** Everything it may write to: the heap, and what pictures and pages take outside of it. */
const dataBytes = 950_000_000 + threads * codeBytes;
/** In all its life, which ends after a number of tasks. */
const cpuSeconds = 600;
const mostErrors = 2000;

/** A Node of its own without our environment, niced and limited, that opens what people send. */
export function startApartProcess(): ApartProcess {
  const script = fileURLToPath(new URL('./apart-child.ts', import.meta.url));
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, '--no-warnings', script];
  const [command = '', ...args] = limitedCommand({ cpuSeconds, dataBytes }, node);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-mostErrors);
  });
  child.on('error', () => {});
  let alive = true;
  let next = 0;
  child.once('exit', () => {
    alive = false;
  });
  const end = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  // An idle child must not keep the process from ending.
  child.unref();
  child.channel?.unref();
  return {
    isAlive: () => alive,
    end,
    async run(task, { timeoutMs, outputBytes }, signal) {
      if (signal?.aborted) throw new ProgramFailed('CANCELLED', 'The task was cancelled before it began');
      const id = (next += 1);
      child.channel?.ref();
      let timer: NodeJS.Timeout | undefined;
      let died = (): void => {};
      const cancel = new AbortController();
      const answer = await new Promise<ApartAnswer>((resolve, reject) => {
        const give = (code: 'TIMEOUT' | 'CANCELLED'): void => {
          end();
          reject(new ProgramFailed(code, `A task was ended: ${code}`));
        };
        timer = setTimeout(() => give('TIMEOUT'), timeoutMs);
        signal?.addEventListener('abort', () => give('CANCELLED'), { once: true, signal: cancel.signal });
        died = () => reject(new ProgramFailed('FAILED', lastLine(errors)));
        child.once('exit', died);
        listenOnce(child, id, resolve);
        child.send({ ...task, id } satisfies ApartTask, (error) => error && give('TIMEOUT'));
      }).finally(() => {
        clearTimeout(timer);
        cancel.abort();
        child.removeAllListeners('message');
        child.off('exit', died);
        child.channel?.unref();
      });
      if (!answer.ok) throw new ProgramFailed('FAILED', answer.message);
      if (sizeOf(answer.output) > outputBytes) throw new ProgramFailed('FAILED', 'The result is too large');
      return answer.output;
    },
  };
}

function listenOnce(child: ChildProcess, id: number, resolve: (answer: ApartAnswer) => void): void {
  child.on('message', (answer: ApartAnswer) => {
    if (answer.id === id) resolve(answer);
  });
}

/** Bytes and texts are what can be large; what is around them is counted by the piece. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 8);
}

function lastLine(errors: string): string {
  return errors.trim().split('\n').at(-1) ?? '';
}
