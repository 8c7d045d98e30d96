import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAccessToken, parseAccessToken } from './access-token.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const secret = 'abcDEF0123456789_-';

describe('access token', () => {
  test('has an optional api prefix', () => {
    expect(parseAccessToken(`api.${id}.${secret}`)).toEqual({
      ok: true,
      value: { isApi: true, workspaceId: id, secret },
    });
    expect(parseAccessToken(`${id}.${secret}`)).toEqual({
      ok: true,
      value: { isApi: false, workspaceId: id, secret },
    });
  });

  test.each([
    '',
    id,
    `${id}.`,
    `.${secret}`,
    `API.${id}.${secret}`,
    `api${id}.${secret}`,
    `api.${id}.${secret}.x`,
    `app.${id}.${secret}`,
    `${id}.short`,
    `${id}.${secret} `,
    `${id}x.${secret}`,
    `api.api.${id}.${secret}`,
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJlc2lnbmF0dXJl',
  ])('refuses %j', (text) => expect(parseAccessToken(text).ok).toBe(false));

  test('round trip', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.uuid(),
        fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
        (isApi, workspaceId, secret) => {
          const token = { isApi, workspaceId, secret };
          expect(parseAccessToken(formatAccessToken(token))).toEqual({ ok: true, value: token });
        },
      ),
      { numRuns: 100 },
    );
  });
});
