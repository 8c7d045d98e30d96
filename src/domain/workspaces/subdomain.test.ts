import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSubdomain, subdomainCandidates } from './subdomain.ts';
import { deriveSubdomain, isSubdomainLike } from './subdomain-shape.ts';
import { bannedWords, profaneWords, reservedFirstWords } from './subdomain-words.data.ts';

describe('deriveSubdomain', () => {
  test.each([
    ['Acme Research', 'acme-research'],
    ['  Acme \t\n Research  ', 'acme-research'],
    ['Acme & Sons, Ltd.', 'acme-sons-ltd'],
    ['--Acme--', 'acme'],
    ['R+D / Design', 'rd-design'],
    ['a/b', 'a-b'],
    ['Café', 'caf'],
    ['日本', ''],
    ['', ''],
    ['x'.repeat(40), 'x'.repeat(30)],
    [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
    [`${'x'.repeat(28)} y`, `${'x'.repeat(28)}-y`],
    [`${'x'.repeat(30)} y`, 'x'.repeat(30)],
    ['customer experience research group', 'customer-experience-research'],
  ])('%j becomes %j', (name, subdomain) => expect(deriveSubdomain(name)).toBe(subdomain));

  test('is stable, at most 30 long and shaped like a host label', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('a', 'Z', '7', ' ', '-', '/', '.', 'é', '\u0130', '😀', 'ab-cd'), {
            maxLength: 60,
          })
          .map((parts) => parts.join('')),
        (name) => {
          const subdomain = deriveSubdomain(name);
          expect(subdomain).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
          expect(subdomain.length).toBeLessThanOrEqual(30);
          expect(deriveSubdomain(subdomain)).toBe(subdomain);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('parseSubdomain', () => {
  test.each(['acmes', 'acme-research', 'x'.repeat(63), '12345', 'scunthorpe', 'administer', 'user-research'])(
    'accepts %s',
    (subdomain) => expect(parseSubdomain(subdomain)).toEqual({ ok: true, value: subdomain }),
  );

  test('lower-cases and trims', () => {
    expect(parseSubdomain(' Acme-Co ')).toEqual({ ok: true, value: 'acme-co' });
  });

  test.each([
    ['acme', 'Subdomain must be at least 5 characters'],
    ['x'.repeat(64), 'Subdomain must be at most 63 characters'],
    ['-acmes', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['acmes-', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['xn--acme', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['acme.co', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['acme/co', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['acmé-co', 'Subdomain must have only letters, digits and single hyphens between them'],
    ['holy-shit-co', 'Choose a subdomain without offensive words'],
    ['acme-admin', 'A subdomain can’t contain the word “admin”'],
    ['acme-api-co', 'A subdomain can’t contain the word “api”'],
    ['www-acme', 'A subdomain can’t contain the word “www”'],
    ['acme-test', 'A subdomain can’t contain the word “test”'],
    ['acme-help', 'A subdomain can’t contain the word “help”'],
    ['acme-login', 'A subdomain can’t contain the word “login”'],
    ['billing', 'A subdomain can’t start with the word “billing”'],
    ['support-acme', 'A subdomain can’t start with the word “support”'],
    ['mail-acme', 'A subdomain can’t start with the word “mail”'],
    ['notes', 'A subdomain can’t start with the word “notes”'],
    ['insights-co', 'A subdomain can’t start with the word “insights”'],
    ['share-co', 'A subdomain can’t start with the word “share”'],
    ['trust', 'A subdomain can’t start with the word “trust”'],
  ])('%s: %s', (subdomain, message) => expect(parseSubdomain(subdomain)).toEqual({ ok: false, message }));

  test('a reserved word may stand later', () => {
    expect(parseSubdomain('acme-insights').ok).toBe(true);
    expect(parseSubdomain('acme-billing').ok).toBe(true);
  });

  test('the lists hold single lower-case words, each in one list only', () => {
    const all = [...profaneWords, ...bannedWords, ...reservedFirstWords];
    expect(all.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('subdomainCandidates', () => {
  test.each([
    ['Acme Research', 'acme-research'],
    ['Acme', 'acme-team'],
    ['A', 'team-4821'],
    ['日本', 'team-4821'],
    ['Insights', 'team-insights'],
    ['Test', 'team-4821'],
  ])('%s: first %s', (name, first) => expect(subdomainCandidates(name, '4821').at(0)).toBe(first));

  test('always has one, and each may be chosen', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.stringMatching(/^\d{4}$/), (name, digits) => {
        const candidates = subdomainCandidates(name, digits);
        expect(candidates.length).toBeGreaterThan(0);
        expect(candidates.every((candidate) => parseSubdomain(candidate).ok)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('subdomain-like', () => {
  test.each(['abc', 'x'.repeat(50), 'a-b', 'admin', 'a--b', '123'])('%s is', (text) =>
    expect(isSubdomainLike(text)).toBe(true),
  );
  test.each(['', 'ab', 'x'.repeat(51), '-ab', 'ab-', 'Abc', 'a_b', 'a.b', 'abc\n'])('%j is not', (text) =>
    expect(isSubdomainLike(text)).toBe(false),
  );
});
