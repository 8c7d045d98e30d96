import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findAddresses } from './find-addresses.ts';
import { knownBy } from './known-by.ts';

describe('e-mail addresses in a text', () => {
  it.each([
    ['Write to ADA@Example.ORG.', 'ADA@Example.ORG'],
    ['(ada.byron+news@mail.example.org)', 'ada.byron+news@mail.example.org'],
    ["'o'neil@example.org'", "o'neil@example.org"],
    ['mailto:ada@example.org?subject=Hi', 'ada@example.org'],
    ['<ada@example.org>, and others', 'ada@example.org'],
  ])('%s', (text, address) => {
    const [found, ...others] = findAddresses(text);
    expect(others).toEqual([]);
    expect(text.slice(found?.from, found?.to)).toBe(address);
    expect(found?.address).toBe(address.toLowerCase());
  });

  it.each(['me @ home', '@ada', 'ada@', 'ada@home', '10 @ 4.50 each'])('%s has none', (text) => {
    expect(findAddresses(text)).toEqual([]);
  });

  it('are found wherever words stand around them', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.lorem(), fc.lorem(), (address, before, after) => {
        fc.pre(/^[a-z0-9][a-z0-9.+_~-]*@/i.test(address));
        const found = findAddresses(`${before}: ${address.toUpperCase()}, ${after}`);
        expect(found.map((one) => one.address)).toEqual([address.toLowerCase()]);
      }),
    );
  });
});

test('what is in a place for a name is a name, an address, or both', () => {
  expect(knownBy(' ADA@example.org ')).toEqual({ name: '', addresses: ['ada@example.org'] });
  expect(knownBy('"Ada Byron" <ada@example.org>')).toEqual({
    name: 'Ada Byron',
    addresses: ['ada@example.org'],
  });
  expect(knownBy('Ada Byron (ada@example.org)').name).toBe('Ada Byron');
  expect(knownBy('Ada Byron')).toEqual({ name: 'Ada Byron', addresses: [] });
});
