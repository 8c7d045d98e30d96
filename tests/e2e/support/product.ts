import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { builtServer } from '#tests/support/built-server.ts';
import { startChild } from '#tests/support/child.ts';
import { productFolder } from './drop-left-folders.ts';
import { fillInstallation } from './fill-installation.ts';
import { journeyPort } from './journey-port.ts';
import { serve, type Serving } from './serve.ts';

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
 * The product that people start, with a data folder of its own with nothing in it but the sample, and a real port.
 * `before` changes the data while nothing runs on it.
 */
export async function startProduct(
  env: Record<string, string> = {},
  before: (dataDir: string) => Promise<void> = async () => {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), `${productFolder}${process.pid}-`));
  const firstLink = fillInstallation(dataDir);
  await before(dataDir);
  const port = Number(env['PORT'] ?? (await journeyPort()));
  const rootUrl = `http://localhost:${port}`;
  const started = (links: string[]) => serve({ PORT: String(port), HARK_DATA_DIR: dataDir, ...env }, links);
  const signInLinks: string[] = [];
  let serving: Serving = await started(signInLinks);
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
      await serving.kill();
    },
    async startAgain() {
      serving = await started([]);
    },
    async restoreFromBackup() {
      await serving.stop();
      const archive = `${dataDir}.tar.gz`;
      try {
        await runCommand(['backup', archive], dataDir);
        rmSync(dataDir, { recursive: true, force: true });
        await runCommand(['restore', archive], dataDir);
      } finally {
        rmSync(archive, { force: true });
      }
      serving = await started([]);
    },
    async stop() {
      await serving.stop();
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
