import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSafely, Unfetchable } from './fetch-safely.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/to-inside')
      return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (request.url === '/large') return response.end(Buffer.alloc(5000));
    if (request.url === '/slow') return response.write('a');
    return response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (url: string, isAllowed?: (address: string) => boolean) =>
  fetchSafely({ url, maxBytes: 1000, timeoutMs: 300 }, isAllowed && { isAllowed });
const loopback = (address: string): boolean => address === '127.0.0.1';

describe('fetching an address that a person gave', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.100.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:169.254.169.254',
    'fd00::1',
    'fe80::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    () => `${origin}/`,
    () => origin.replace('127.0.0.1', '127.1'),
    () => origin.replace('127.0.0.1', '0x7f.1'),
    () => origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    () => origin.replace('127.0.0.1', 'localhost'),
    () => 'file:///etc/passwd',
    () => 'gopher://example.org/',
    () => 'http://user:pass@example.org/',
    () => 'not an address',
  ])('nothing inside is reached', async (url) => {
    await expect(get(url())).rejects.toThrow(Unfetchable);
  });

  test('redirects are checked, counted, and what is too large or too slow is refused', async () => {
    await expect(get(`${origin}/to-inside`, loopback)).rejects.toThrow('not on the public internet');
    await expect(get(`${origin}/round`, loopback)).rejects.toThrow('too often');
    await expect(get(`${origin}/large`, loopback)).rejects.toThrow('too large');
    await expect(get(`${origin}/slow`, loopback)).rejects.toThrow(Unfetchable);
    const answer = await get(`${origin}/`, loopback);
    expect([answer.status, answer.contentType, answer.body.toString()]).toEqual([200, 'text/plain', 'hello']);
  });
});
