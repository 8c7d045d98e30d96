import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodecError } from '#domain/codec/codec.ts';
import { parseId, shortIdLength, toShortId } from './short-id.ts';
import { slugMaxLength, slugOf, withSlug } from './slug.ts';
import { isUuid, uuidV7 } from './uuid.ts';

const nil = '00000000-0000-0000-0000-000000000000';
const max = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const anyUuid = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
});

describe('short ids', () => {
  test('hold the smallest and the largest UUID in 22 characters', () => {
    expect(shortIdLength).toBe(22);
    expect(toShortId(nil)).toBe('1111111111111111111111');
    expect(toShortId(max)).toBe('YcVfxkQb6JRzqk5kF2tNLv');
    expect(parseId('YcVfxkQb6JRzqk5kF2tNLv')).toBe(max);
    expect(parseId('YcVfxkQb6JRzqk5kF2tNLw')).toBeUndefined();
    expect(parseId('zzzzzzzzzzzzzzzzzzzzzz')).toBeUndefined();
  });

  test('all forms name one id', () => {
    fc.assert(
      fc.property(anyUuid, fc.string({ unit: 'grapheme' }), (uuid, title) => {
        const short = toShortId(uuid);
        expect(short).toHaveLength(22);
        for (const form of [uuid, uuid.toUpperCase(), short, withSlug(title, short), withSlug(title, uuid)]) {
          expect(parseId(form)).toBe(uuid);
        }
      }),
    );
  });

  test('two ids never share a short form', () => {
    fc.assert(
      fc.property(anyUuid, anyUuid, (a, b) => {
        expect(toShortId(a) === toShortId(b)).toBe(a === b);
      }),
    );
  });

  test.each([
    '',
    '-',
    'abc',
    `-${max}`,
    `${max}-`,
    `x${max}`,
    'x1111111111111111111111',
    '-1111111111111111111111',
    '111111111111111111111',
    '11111111111111111111110',
    '0111111111111111111111',
    'g0000000-0000-0000-0000-000000000000',
    '00000000000000000000000000000000',
  ])('%j is no id', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  test('refuses to shorten what is no UUID', () => {
    expect(() => toShortId('nope')).toThrow(CodecError);
  });
});

describe('slugs', () => {
  test.each([
    ['My title', 'my-title'],
    ['  Über-Größe & Crème brûlée!  ', 'uber-grosse-creme-brulee'],
    ['What’s new?', 'whats-new'],
    ['Łódź ØRSTED æther', 'lodz-orsted-aether'],
    ['日本語 report', 'report'],
    ['日本語', ''],
    ['👩🏽‍🔬', ''],
    ['ﬁle №5', 'file-no5'],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('at most 100 characters, cut at a hyphen where there is one', () => {
    expect(slugMaxLength).toBe(100);
    expect(slugOf('a'.repeat(100))).toHaveLength(100);
    expect(slugOf('a'.repeat(101))).toHaveLength(100);
    expect(slugOf(`${'a'.repeat(90)} ${'b'.repeat(9)}`)).toHaveLength(100);
    expect(slugOf(`${'a'.repeat(90)} ${'b'.repeat(10)}`)).toBe('a'.repeat(90));
    expect(slugOf(`${'a'.repeat(100)} b`)).toBe('a'.repeat(100));
  });

  test('hold only lower-case words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(100);
        expect(slugOf(slugOf(title))).toBe(slugOf(title));
      }),
    );
  });
});

describe('version 7 UUIDs', () => {
  test('the example of RFC 9562', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    const uuid = uuidV7({ time: new Date(0x017f22e279b0), random });
    expect(uuid).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  test('sort by their time and have version and variant', () => {
    const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });
    const times = fc.integer({ min: 0, max: 2 ** 43 });
    fc.assert(
      fc.property(times, times, bytes, bytes, (a, b, left, right) => {
        const first = uuidV7({ time: new Date(a), random: left });
        const second = uuidV7({ time: new Date(b), random: right });
        expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(a >= b || first < second).toBe(true);
      }),
    );
  });

  test('refuse a time or randomness that would not fit', () => {
    const random = new Uint8Array(10);
    expect(() => uuidV7({ time: new Date(-1), random })).toThrow(CodecError);
    expect(() => uuidV7({ time: new Date(Number.NaN), random })).toThrow(CodecError);
    expect(() => uuidV7({ time: new Date(0), random: new Uint8Array(9) })).toThrow(CodecError);
    expect(isUuid(`${max}0`)).toBe(false);
  });
});
