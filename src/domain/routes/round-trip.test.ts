import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildUrl, type BuildOptions } from './build-url.ts';
import { parseUrl } from './parse-url.ts';
import { isIdParam, isParamName, paramCodec } from './route-params.ts';
import { isRouteName, routes, type RouteName } from './route-table.ts';
import type { RouteDefinition } from './route.ts';
import type { UrlCodec, UrlCodecs } from './url-codec.ts';

const names = Object.keys(routes).filter(isRouteName);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
const segment = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((text) => text !== '.' && text !== '..' && !text.includes('/'));

describe('every route', () => {
  test.each(names)('%s reads back what it was built from', (name) => {
    fc.assert(
      fc.property(target(name), (options) => {
        const url = buildUrl(name, ...([options] as unknown as [BuildOptions<RouteName>]));
        const { params, query, hash } = options;
        expect(parseUrl(url)).toEqual({ name, params, query, hash });
      }),
      { numRuns: 15 },
    );
  });
});

function target(name: RouteName) {
  const definition: RouteDefinition = routes[name];
  const params = [...definition.path.matchAll(/\{(\w+)\*?\}/g)].map(([, param = '']) => param);
  const titled = params.filter(isIdParam);
  return fc.record({
    params: fc.record(Object.fromEntries(params.map((param) => [param, paramValue(param)]))),
    query: values(definition.query),
    hash: values(definition.hash).filter((hash) => definition.hashRules.every((rule) => rule.holds(hash))),
    titles: fc.record(Object.fromEntries(titled.map((param) => [param, fc.string({ unit: 'grapheme' })])), {
      requiredKeys: [],
    }),
  });
}

function paramValue(param: string): fc.Arbitrary<string> {
  if (param === 'path')
    return fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  if (param === 'shareToken') return fc.stringMatching(/^[A-Za-z0-9]{12}$/);
  if (!isParamName(param)) throw new Error(`no codec for ${param}`);
  return valueOf(paramCodec(param)).map(String);
}

function values(codecs: UrlCodecs): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(Object.entries(codecs).map(([key, codec]) => [key, valueOf(codec)]));
  return fc.record(shape, { requiredKeys: [], noNullPrototype: true });
}

function valueOf(codec: UrlCodec<unknown>): fc.Arbitrary<unknown> {
  if (codec.name === 'id' || codec.name === 'UUID') return fc.uuid();
  if (codec.name.endsWith(' ids'))
    return fc.array(fc.oneof(fc.uuid(), fc.constant('')), { minLength: 1, maxLength: 5 });
  if (codec.name === 'flag') return fc.boolean();
  if (codec.name === 'date') return day;
  if (codec.name === 'word') return word;
  if (codec.name === 'internal path') return word.map((text) => `/${text}?a=b#c`);
  // One grapheme can be several characters long.
  if (codec.name.startsWith('text'))
    return fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).filter(({ length }) => length <= 30);
  const range = /^whole number from (\d+) to (\d+)$/.exec(codec.name);
  if (range) return fc.integer({ min: Number(range[1]), max: Number(range[2]) });
  return fc.constantFrom(...codec.name.split(' | '));
}
