import { afterEach, expect, test, vi } from 'vitest';
import { isRecaptchaPassed } from './recaptcha.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Response): ReturnType<typeof vi.fn<typeof fetch>> {
  const stub = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', stub);
  return stub;
}

test.each([
  ['a yes', '{"success":true}', true],
  ['a good score', '{"success":true,"score":0.9}', true],
  ['a bad score', '{"success":true,"score":0.1}', false],
  ['a no', '{"success":false,"error-codes":["invalid-input-response"]}', false],
  ['nonsense', '<html>', false],
  ['another shape', '[]', false],
])('%s', async (_, body, passed) => {
  const stub = answerWith(() => new Response(body));
  expect(await isRecaptchaPassed('secret', { token: 'token', address: '10.0.0.1' })).toBe(passed);
  const [url, init] = stub.mock.calls[0] ?? [];
  expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(init?.body).toEqual(
    new URLSearchParams({ secret: 'secret', response: 'token', remoteip: '10.0.0.1' }),
  );
});

test('no answer is a no', async () => {
  answerWith(() => {
    throw new TypeError('fetch failed');
  });
  expect(await isRecaptchaPassed('secret', { token: 'token', address: '10.0.0.1' })).toBe(false);
});
