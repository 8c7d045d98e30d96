import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import { memorySettings } from '#server/platform/supervisor/memory-settings.ts';

const greeting = object({
  address: string,
  host: optional(string),
  link: optional(string),
  links: optional(array(string)),
  documentIds: optional(array(string)),
});

export type ChildServer = TypeOf<typeof greeting> & { pid: number; stop: () => void };

/** A server in a process of its own, started as the product starts its: the load generator shares nothing with it. */
export function startChild(script: string, args: readonly string[]): Promise<ChildServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, script), [...args], {
      execArgv: [...memorySettings.flags],
      env: { ...memorySettings.env, ...process.env },
    });
    child.once('message', (message) =>
      resolve({ ...decode(greeting, message), pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') }),
    );
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}
