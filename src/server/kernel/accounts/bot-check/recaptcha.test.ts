import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import { isRecaptchaPassed } from './recaptcha.ts';

const outbound = openOutbound({ allowed: ['127.0.0.1'] });
let server: Server;
let url: URL;
let body = '';
let asked: { path: string; form: string } | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((form) => {
      asked = { path: request.url ?? '', form };
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  outbound.close();
  server.close();
});

const ask = (): Promise<boolean> =>
  isRecaptchaPassed(outbound, { secret: 'secret', url }, { token: 'token', address: '10.0.0.1' });

test.each([
  ['a yes', '{"success":true}', true],
  ['a good score', '{"success":true,"score":0.9}', true],
  ['a bad score', '{"success":true,"score":0.1}', false],
  ['a no', '{"success":false,"error-codes":["invalid-input-response"]}', false],
  ['nonsense', '<html>', false],
  ['another shape', '[]', false],
])('%s', async (_, answer, passed) => {
  body = answer;
  expect(await ask()).toBe(passed);
  expect(asked).toEqual({
    path: '/recaptcha/api/siteverify',
    form: 'secret=secret&response=token&remoteip=10.0.0.1',
  });
});

test('no answer is a no', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await ask()).toBe(false);
});
