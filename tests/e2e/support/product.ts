import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { builtServer } from '#tests/support/built-server.ts';
import { startChild } from '#tests/support/child.ts';
import { freePort } from '#tests/support/free-port.ts';
import { productFolder } from './drop-left-folders.ts';
import { fillInstallation } from './fill-installation.ts';

const projectDir = join(import.meta.dirname, '../../..');
const outbox = object({ mails: array(object({ to: string, subject: string, text: string })) });

export type Product = {
  rootUrl: string;
  /** As the product prints it: offers the sample workspace or one of one's own. */
  startLink: string;
  /** Signs the owner of the sample workspace in, once. */
  signInLink: string;
  /** The newest mail to an address; waits until there is one that `after` has not seen. */
  mailTo(address: string, subject: RegExp): Promise<string>;
  /** Without a word, as when the machine loses power; `startAgain` has the same address and data. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  /** Backed up by `hark backup`, lost, and restored by `hark restore` into an empty folder; the address is the same. */
  restoreFromBackup(): Promise<void>;
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
  const dataDir = mkdtempSync(join(tmpdir(), `${productFolder}${process.pid}-`));
  const firstLink = fillInstallation(dataDir);
  await before(dataDir);
  const port = Number(env['PORT'] ?? (await freePort()));
  const rootUrl = `http://localhost:${port}`;
  const started = (links: string[]) =>
    startProcess({ PORT: String(port), HARK_DATA_DIR: dataDir, ...env }, links);
  const signInLinks: string[] = [];
  let child = await started(signInLinks);
  const startLink = firstLink === undefined ? (signInLinks[0] ?? '') : atPort(firstLink, port);
  return {
    rootUrl,
    startLink,
    signInLink: withoutChoice(startLink),
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
      child = await started([]);
    },
    async restoreFromBackup() {
      await endProcess(child, 'SIGTERM');
      const archive = `${dataDir}.tar.gz`;
      try {
        await runCommand(['backup', archive], dataDir);
        rmSync(dataDir, { recursive: true, force: true });
        await runCommand(['restore', archive], dataDir);
      } finally {
        rmSync(archive, { force: true });
      }
      child = await started([]);
    },
    async stop() {
      await endProcess(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function atPort(link: string, port: number): string {
  const url = new URL(link);
  url.port = String(port);
  return url.href;
}

function withoutChoice(startLink: string): string {
  return startLink.replace('&start=true', '');
}

async function runCommand(args: string[], dataDir: string): Promise<void> {
  const command = startChild(await builtServer('cli'), args, { HARK_DATA_DIR: dataDir });
  if ((await command.ended) !== 0) throw new Error(`hark ${args.join(' ')}: ${command.errors()}`);
}

/** Until it says how to sign in: by a link at the first start, else by a command. */
async function startProcess(env: Record<string, string>, links: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await builtServer('main')], {
    cwd: projectDir,
    // A summary that nobody asked for would come in the middle of another journey.
    env: { ...process.env, LOG_LEVEL: 'error', HARK_SUMMARIES_AFTER: '0', ...env },
    // By the channel it hears that this process was killed, and ends too.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const link = /https?:\/\/\S+\/auth\/magic-login\S+/.exec(printed);
      if (link) links.push(link[0]);
      if (link || printed.includes('npx hark sign-in-link')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}: ${printed}`)));
  });
  return child;
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
