import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { fillInstallation } from './installation.ts';

const projectDir = join(import.meta.dirname, '../../..');
const outbox = object({ mails: array(object({ to: string, subject: string, text: string })) });

export type Product = {
  rootUrl: string;
  /** Signs the owner of the sample workspace in, once. */
  signInLink: string;
  /** The newest mail to an address; waits until there is one that `after` has not seen. */
  mailTo(address: string, subject: RegExp): Promise<string>;
  /** Without a word, as when the machine loses power; `startAgain` has the same address and data. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The product as people start it: its own process, a data folder of its own with nothing in it but the sample, a real
 * port. `before` changes the data while nothing runs on it.
 */
export async function startProduct(
  env: Record<string, string> = {},
  before: (dataDir: string) => Promise<void> = async () => {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hark-e2e-'));
  await fillInstallation(dataDir);
  await before(dataDir);
  const port = Number(env['PORT'] ?? (await freePort()));
  const rootUrl = `http://localhost:${port}`;
  const started = () => startProcess({ PORT: String(port), HARK_DATA_DIR: dataDir, ...env });
  let { child, signInLink } = await started();
  return {
    rootUrl,
    get signInLink() {
      return signInLink;
    },
    async mailTo(address, subject) {
      const deadline = Date.now() + 15_000;
      while (Date.now() < deadline) {
        const answer = await fetch(`${rootUrl}/outbox.json`);
        const { mails } = decode(outbox, await answer.json());
        const found = mails.find((one) => one.to === address && subject.test(one.subject));
        if (found) return found.text;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail to ${address} about ${subject}`);
    },
    async kill() {
      await endProcess(child, 'SIGKILL');
    },
    async startAgain() {
      ({ child, signInLink } = await started());
    },
    async stop() {
      await endProcess(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Running = { child: ChildProcess; signInLink: string };

async function startProcess(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectDir,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const signInLink = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const link = /https?:\/\/\S+\/auth\/magic-login\S+/.exec(printed);
      if (link) resolve(link[0]);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${printed}`)));
  });
  return { child, signInLink };
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
