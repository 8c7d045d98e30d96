import { request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask, close } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let bob: Person;
let project: string;
let port: number;
/** More than the sockets of both sides hold: the rest waits for a reader. */
const size = 40_000_000;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Slow readers');
  [ada, bob] = [await place.member(), await place.member()];
  project = await addProject(ada);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const [at] = app.http.addresses();
  port = typeof at === 'object' ? at.port : 0;
});
afterAll(() => app.close());

/** Somebody who has read the first bytes and then stopped for a while. */
async function beginReading(path: string, bearer?: string): Promise<IncomingMessage> {
  const headers = {
    host: ada.visitor.host,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject).end();
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function readToTheEnd(answer: IncomingMessage): Promise<number> {
  let read = 0;
  for await (const chunk of answer) read += Buffer.from(chunk).length;
  return read;
}

/** As over a phone: two megabytes a second, so that the end is far when the right is gone. */
async function readSlowly(answer: IncomingMessage): Promise<void> {
  for await (const _ of answer) await setTimeout(30);
}

const recording = () =>
  upload(
    app,
    ada,
    { type: 'PROJECT', id: project },
    { name: 'talk.txt', bytes: Buffer.alloc(size, 'a'), asNotes: true },
  );

test('whoever loses access to a file in the middle of it gets no more of it', async () => {
  const id = await recording();
  const kept = await beginReading(`/files/download/${id}`, await ada.bearer());
  const lost = await beginReading(`/files/download/${id}`, await bob.bearer());
  await close(ada, { type: 'PROJECT', id: project });
  await expect(readSlowly(lost)).rejects.toThrow('aborted');
  expect(await readToTheEnd(kept)).toBe(size);
});

test('so does a visitor whose link is revoked', async () => {
  const id = await recording();
  const { ownerId } = await readFileOf(ada, id);
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'NOTE', id: ownerId } },
  );
  const lost = await beginReading(`${new URL(createPublicLink.url).pathname}/files/${id}`);
  await ask(ada, 'mutation ($id: ID!) { revokePublicLink(type: NOTE, id: $id) { id } }', { id: ownerId });
  await expect(readSlowly(lost)).rejects.toThrow('aborted');
});
