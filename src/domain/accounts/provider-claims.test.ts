import { describe, expect, test } from 'vitest';
import { readProviderClaims } from './provider-claims.ts';

const claims = { iss: 'https://id.example', sub: '42', email: 'Ada@Example.com', name: ' Ada ' };

describe('what a provider says', () => {
  test('is read with the address in its canonical form', () => {
    expect(readProviderClaims('GOOGLE', { ...claims, email_verified: true })).toEqual({
      ok: true,
      value: {
        provider: 'GOOGLE',
        issuer: 'https://id.example',
        subject: '42',
        email: 'ada@example.com',
        isEmailVerified: true,
        name: 'Ada',
      },
    });
  });

  test.each([undefined, false, 'true', 1])('email_verified %j verifies nothing', (verified) => {
    const read = readProviderClaims('GOOGLE', { ...claims, email_verified: verified });
    expect(read.ok && read.value.isEmailVerified).toBe(false);
  });

  test.each([
    [{ email_verified: true }, false],
    [{ xms_edov: true }, true],
    [{ xms_edov: '1' }, true],
    [{ xms_edov: false }, false],
    [{ tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }, true],
    [{ tid: '11111111-6c67-4c5b-b112-36a304b66dad' }, false],
  ])('at Microsoft %j', (extra, verified) => {
    const read = readProviderClaims('MICROSOFT', { ...claims, ...extra });
    expect(read.ok && read.value.isEmailVerified).toBe(verified);
  });

  test('is refused without an address', () => {
    expect(readProviderClaims('GOOGLE', { iss: 'i', sub: 's' })).toEqual({
      ok: false,
      message: 'Your Google account has no e-mail address',
    });
  });
});
