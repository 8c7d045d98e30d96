import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly timeoutMs: number;
  /** Address space; a program that asks for more ends with an error of its own. Browsers reserve terabytes. */
  readonly memoryBytes: number | 'unlimited';
  /** Largest file it may write. */
  readonly fileBytes?: number;
  readonly signal?: AbortSignal;
  readonly cwd?: string;
  /** Called for each line as it comes; the lines are then not kept. */
  readonly onLine?: (line: string) => void;
};

export type ProgramFailure = 'MISSING' | 'TIMEOUT' | 'CANCELLED' | 'FAILED';

/** `code` says how it ended; the message is what the program said last, for the log and not for people. */
export class ProgramFailed extends Error {
  readonly code: ProgramFailure;

  constructor(code: ProgramFailure, message: string) {
    super(message);
    this.code = code;
  }
}

const mostOutput = 4 * 1024 * 1024;
const mostErrors = 8000;

/**
 * Runs a program of the system on something a person sent: niced, with limits on time, memory, file size and output,
 * without our environment, and dead when we are. Answers what it printed.
 */
export async function runProgram(program: Program): Promise<string> {
  program.signal?.throwIfAborted();
  const { timeoutMs, memoryBytes, fileBytes } = program;
  const [command = '', ...args] = limitedCommand(
    {
      cpuSeconds: Math.ceil(timeoutMs / 1000) * 4,
      ...(memoryBytes !== 'unlimited' && { addressBytes: memoryBytes }),
      ...(fileBytes !== undefined && { fileBytes }),
    },
    [program.command, ...program.args],
  );
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    ...(program.cwd !== undefined && { cwd: program.cwd }),
  });
  let failure: ProgramFailure | undefined;
  const end = (why: ProgramFailure): void => {
    failure ??= why;
    killGroup(child);
  };
  const timer = setTimeout(() => end('TIMEOUT'), program.timeoutMs);
  const cancel = (): void => end('CANCELLED');
  program.signal?.addEventListener('abort', cancel, { once: true });
  try {
    const [output, errors, status] = await Promise.all([
      readOutput(child, program.onLine, () => end('FAILED')),
      readErrors(child),
      exitOf(child),
    ]);
    if (failure !== undefined || status !== 0) {
      throw new ProgramFailed(failure ?? 'FAILED', errors.trim().slice(-mostErrors) || `exit ${status}`);
    }
    return output;
  } finally {
    clearTimeout(timer);
    program.signal?.removeEventListener('abort', cancel);
  }
}

const setpriv = '/usr/bin/setpriv';
const prlimit = '/usr/bin/prlimit';

type CommandLimits = {
  readonly cpuSeconds: number;
  /** All it may reserve. */
  readonly addressBytes?: number;
  /** All it may write to; for programs that reserve far more than they use. */
  readonly dataBytes?: number;
  readonly fileBytes?: number;
};

/** Each replaces itself by the next, so what is killed and counted is the program itself. */
export function limitedCommand(limits: CommandLimits, command: readonly string[]): string[] {
  const dieWithUs = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'KILL', '--'] : [];
  const { cpuSeconds, addressBytes, dataBytes, fileBytes } = limits;
  const bounded = existsSync(prlimit)
    ? [
        prlimit,
        ...(addressBytes === undefined ? [] : [`--as=${addressBytes}`]),
        ...(dataBytes === undefined ? [] : [`--data=${dataBytes}`]),
        `--cpu=${cpuSeconds}`,
        '--core=0',
        ...(fileBytes === undefined ? [] : [`--fsize=${fileBytes}`]),
        '--',
      ]
    : [];
  const niced = existsSync('/usr/bin/nice') ? ['/usr/bin/nice', '-n', '10'] : [];
  return [...dieWithUs, ...bounded, ...niced, ...command];
}

async function readOutput(
  { stdout }: ChildProcess,
  onLine: Program['onLine'],
  tooMuch: () => void,
): Promise<string> {
  if (!stdout) return '';
  if (onLine) {
    for await (const line of createInterface({ input: stdout })) onLine(line);
    return '';
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdout) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= mostOutput) chunks.push(chunk);
    else tooMuch();
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readErrors({ stderr }: ChildProcess): Promise<string> {
  let kept = '';
  for await (const chunk of stderr ?? []) kept = (kept + String(chunk)).slice(-2 * mostErrors);
  return kept;
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new ProgramFailed('MISSING', error.message)));
    child.once('close', (code) => resolve(code ?? -1));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
