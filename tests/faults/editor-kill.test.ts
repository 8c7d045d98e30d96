import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startChild, type Child } from '#tests/support/child.ts';
import { isLongRun } from './fault-rounds.ts';
import { freePort } from '#tests/support/free-port.ts';

const rounds = isLongRun ? 100 : 3;
const greeting = object({ documentId: string, host: string, link: string });
const skip = process.env['HARK_TEST_DATABASE_URL'] !== undefined;

let dataDir: string;
let port: number;
let server: Child;
let documentId: string;
let host: string;
let cookie = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hark-editor-kill-'));
  port = await freePort();
  const first = await start();
  ({ documentId, host } = first);
  const token = new URL(first.link).searchParams.get('token');
  cookie = (await post('/api/auth/magic-login', { token })).cookie;
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

// The log is the same on PostgreSQL, which keeps its own promises; it is the embedded one that must show it here.
test.skipIf(skip)(
  `five people type while the server is killed ${rounds} times: nothing acknowledged is lost`,
  async () => {
    const people = Array.from({ length: 5 }, () => openEditor({ port, host, documentId, token: bearer }));
    const acknowledged: string[] = [];
    let typing = true;
    const writers = people.map((person, n) => keepTyping(person, n));
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(people.map((person) => person.synced()));
      await pause(200 + ((round * 137) % 600));
      await server.kill();
      await start();
    }
    typing = false;
    await Promise.all(writers);
    await Promise.all(people.map((person) => person.acknowledged()));
    const late = openEditor({ port, host, documentId, token: bearer });
    await late.synced();
    await converge([...people, late]);

    const lines = new Set(late.text().split('\n'));
    expect(acknowledged.length).toBeGreaterThan(rounds * 5);
    expect(acknowledged.filter((line) => !lines.has(line))).toEqual([]);
    expect(new Set([...people, late].map(hashOf)).size).toBe(1);
    for (const person of [...people, late]) person.close();

    async function keepTyping(person: EditorClient, n: number): Promise<void> {
      for (let line = 0; typing; line += 1) {
        const text = `person ${n} line ${line}`;
        await person.type(text);
        acknowledged.push(text);
        await pause(10);
      }
    }
  },
);

async function converge(people: readonly EditorClient[]): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (new Set(people.map(hashOf)).size > 1 && Date.now() < deadline) await pause(50);
}

function hashOf(person: EditorClient): string {
  return createHash('sha256').update(person.text()).digest('hex');
}

async function start(): Promise<{ documentId: string; host: string; link: string }> {
  server = startChild('tests/faults/children/editor-server.ts', [dataDir, String(port)]);
  return decode(greeting, JSON.parse(await server.says('{')));
}

let token: { value: string; until: number } | undefined;

/** Like a browser: asks again when its token is old, and while nobody answers. */
async function bearer(): Promise<string> {
  while (!token || token.until < Date.now()) {
    try {
      const { body } = await post('/api/auth/token', {});
      token = {
        value: decode(object({ token: string }), JSON.parse(body)).token,
        until: Date.now() + 240_000,
      };
    } catch {
      await pause(50);
    }
  }
  return token.value;
}

function post(path: string, body: object): Promise<{ body: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const sent = request(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve({ body: text, cookie: (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }),
      );
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });
}
