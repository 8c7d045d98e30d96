import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRegions } from './regions-env.ts';

const keys = () => {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { d, x };
};
const [us, eu] = [keys(), keys()];
const rootUrl = new URL('https://eu.hark.example');
const good = {
  HARK_REGION: 'EU_A',
  HARK_REGION_KEY: eu.d,
  HARK_REGIONS: `US_B https://us.hark.example ${us.x}, EU_A https://eu.hark.example ${eu.x}`,
};

describe('the regions of an installation', () => {
  test('are none without a list', () => {
    expect(readRegions({}, rootUrl)).toBeUndefined();
    expect(readRegions({ HARK_REGION: 'EU_A', HARK_REGIONS: ' ' }, rootUrl)).toBeUndefined();
  });

  test('are read, the directory first', () => {
    const regions = readRegions(good, rootUrl);
    expect(regions?.directory).toBe('US_B');
    expect(regions?.own.id).toBe('EU_A');
    expect([...(regions?.places.keys() ?? [])]).toEqual(['US_B', 'EU_A']);
  });

  test.each([
    ['a region that is not listed', { HARK_REGION: 'AU_A' }, /HARK_REGION must be one of/],
    ['no region', { HARK_REGION: '' }, /HARK_REGION must be one of/],
    ['the key of another region', { HARK_REGION_KEY: us.d }, /are a pair/],
    ['no key', { HARK_REGION_KEY: '' }, /can’t be used/],
    ['an unknown region', { HARK_REGIONS: `EU_Z https://eu.hark.example ${eu.x}` }, /must list/],
    ['no address', { HARK_REGIONS: `EU_A ${eu.x}` }, /must list/],
    ['a public key that is none', { HARK_REGIONS: 'EU_A https://eu.hark.example abc' }, /can’t be used/],
    [
      'a region twice',
      { HARK_REGIONS: `EU_A https://eu.hark.example ${eu.x}, EU_A https://eu.hark.example ${eu.x}` },
      /twice/,
    ],
    ['another address', { HARK_REGIONS: `EU_A https://other.example ${eu.x}` }, /but HARK_URL is/],
  ])('with %s stop the start', (_, wrong, message) => {
    expect(() => readRegions({ ...good, ...wrong }, rootUrl)).toThrow(message);
  });
});
