import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectDir } from './test-database.ts';
import { eventually } from './eventually.ts';

export type Child = {
  readonly process: ChildProcess;
  /** Each line it wrote to stdout so far. */
  readonly lines: string[];
  readonly errors: () => string;
  /** Resolves with the first line that starts like this. */
  says(start: string, withinMs?: number): Promise<string>;
  /** kill -9: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
};

/** Another process of this project, running a TypeScript file. */
export function startChild(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  { flags = [], ...as }: { flags?: readonly string[]; cwd?: string; uid?: number; gid?: number } = {},
): Child {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: projectDir,
    ...as,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    // Not 'exit': what it wrote just before must be here too.
    child.once('close', (code) => resolve(code));
  });
  return {
    process: child,
    lines,
    errors: () => errors,
    says: (start, withinMs = 30_000) =>
      eventually(
        `${script} says "${start}"`,
        () => {
          const line = lines.find((one) => one.startsWith(start));
          if (line === undefined && child.exitCode !== null) {
            throw new Error(`${script} ended with ${child.exitCode} before it said "${start}": ${errors}`);
          }
          return line;
        },
        { withinMs, everyMs: 5 },
      ),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
