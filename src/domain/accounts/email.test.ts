import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { canonicalEmail, emailCodec, emailDomain, isSameEmail, parseEmail } from './email.ts';

describe('parseEmail', () => {
  test.each([
    'ada@example.com',
    'a.b+tag@mail.example.co.uk',
    "o'brien_x@example.org",
    'x@xn--bcher-kva.example',
    'x@example.xn--p1ai',
    '1@2.io',
  ])('accepts %s', (email) => expect(parseEmail(email)).toEqual({ ok: true, value: email }));

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'a b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@example.c',
    'ada@example.com, bob@example.com',
    'ada@example.com\nbcc: x@example.com',
    '\u212Aim@example.com',
    'ada@exampl\u0435.com',
    '<ada@example.com>',
  ])('refuses %j', (email) =>
    expect(parseEmail(email)).toEqual({ ok: false, message: 'Enter a valid e-mail address' }),
  );

  test('asks for an address when there is none', () => {
    expect(parseEmail('  ')).toEqual({ ok: false, message: 'Enter an e-mail address' });
  });

  test('is bounded at 320 characters', () => {
    const domain = '@example.com';
    const at = 'a'.repeat(320 - domain.length) + domain;
    expect(parseEmail(at).ok).toBe(true);
    expect(parseEmail(`a${at}`)).toEqual({ ok: false, message: 'E-mail must be at most 320 characters' });
  });

  test('answers at once on a hostile text', () => {
    const started = performance.now();
    parseEmail(`${'a.'.repeat(150)}@`);
    parseEmail(`a@${'a-'.repeat(150)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('canonical form', () => {
  test('ignores case and outer space, keeps tags and dots', () => {
    expect(parseEmail(' Ada.L+X@Example.COM ')).toEqual({ ok: true, value: 'ada.l+x@example.com' });
    expect(isSameEmail('ADA@example.com', 'ada@EXAMPLE.com ')).toBe(true);
    expect(isSameEmail('a.da@example.com', 'ada@example.com')).toBe(false);
  });

  test('never folds a letter that is not ASCII', () => {
    expect(canonicalEmail('\u212A@example.com')).toBe('\u212A@example.com');
  });

  test('parsing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const once = parseEmail(email);
        fc.pre(once.ok);
        expect(parseEmail(once.value)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  test('names the domain', () => {
    expect(emailDomain('ada@Example.com')).toBe('example.com');
    expect(emailDomain('ada')).toBe('');
  });

  test('codec reads the canonical form', () => {
    expect(decode(emailCodec, 'ADA@example.com')).toBe('ada@example.com');
    expect(isOf(emailCodec, 'ada')).toBe(false);
    expect(isOf(emailCodec, 1)).toBe(false);
  });
});
