import { describe, expect, test } from 'vitest';
import { disposableDomains } from './disposable-domains.data.ts';
import {
  checkDomainAllowed,
  checkJoinDomain,
  isInternalStaff,
  isListedDomain,
  parseDomainEntry,
} from './email-domain.ts';
import { publicMailDomains } from './public-mail-domains.data.ts';

describe('parseDomainEntry', () => {
  test('accepts a domain with @ and lower-cases it', () => {
    expect(parseDomainEntry(' @Acme.com')).toEqual({ ok: true, value: '@acme.com' });
  });

  test('must start with @', () => {
    expect(parseDomainEntry('acme.com')).toEqual({ ok: false, message: 'A domain must start with @' });
  });

  test.each([
    '@',
    '@acme',
    '@acme..com',
    '@-acme.com',
    '@a b.com',
    '@ada@acme.com',
    `@${'a.'.repeat(126)}com`,
  ])('refuses %s', (entry) => expect(parseDomainEntry(entry).ok).toBe(false));
});

describe('staff and denied domains', () => {
  test('staff are of a company domain, written with or without @', () => {
    expect(isInternalStaff('x@Hark.example', ['hark.example'])).toBe(true);
    expect(isInternalStaff('x@hark.example', ['@hark.example'])).toBe(true);
    expect(isInternalStaff('x@hark.example.evil.com', ['hark.example'])).toBe(false);
    expect(isInternalStaff('x@sub.hark.example', ['hark.example'])).toBe(false);
    expect(isInternalStaff('hark.example', ['hark.example', ''])).toBe(false);
    expect(isInternalStaff('x@hark.example', [])).toBe(false);
  });

  test('a listed domain catches its subdomains, not its look-alikes', () => {
    const listed = new Set(['bad.com']);
    expect(isListedDomain('a@bad.com', listed)).toBe(true);
    expect(isListedDomain('BAD.com', listed)).toBe(true);
    expect(isListedDomain('a@x.y.bad.com', listed)).toBe(true);
    expect(isListedDomain('a@notbad.com', listed)).toBe(false);
    expect(isListedDomain('a@bad.com.au', listed)).toBe(false);
  });

  test('denies disposable mail', () => {
    expect(checkDomainAllowed('a@mailinator.com', disposableDomains).ok).toBe(false);
    expect(checkDomainAllowed('a@example.com', disposableDomains).ok).toBe(true);
  });

  test('a public mail domain can’t open a workspace', () => {
    expect(checkJoinDomain('@gmail.com', publicMailDomains).ok).toBe(false);
    expect(checkJoinDomain('gmail.com', publicMailDomains)).toEqual({
      ok: false,
      message: 'A domain must start with @',
    });
    expect(checkJoinDomain('@acme.com', publicMailDomains)).toEqual({ ok: true, value: '@acme.com' });
  });

  test('the lists hold bare lower-case domains', () => {
    for (const domain of [...disposableDomains, ...publicMailDomains]) {
      expect(parseDomainEntry(`@${domain}`)).toEqual({ ok: true, value: `@${domain}` });
    }
  });
});
