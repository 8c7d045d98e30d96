import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

const greeting = object({
  address: string,
  host: optional(string),
  link: optional(string),
  links: optional(array(string)),
  documentIds: optional(array(string)),
});

export type ChildServer = TypeOf<typeof greeting> & { pid: number; stop: () => void };

/** A server in a process of its own, so that the load generator does not share its event loop. */
export function startChild(script: string, args: readonly string[]): Promise<ChildServer> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, script), [...args]);
    child.once('message', (message) =>
      resolve({ ...decode(greeting, message), pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') }),
    );
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}
