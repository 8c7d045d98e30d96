import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { CodecError } from '#domain/codec/codec.ts';
import { toShortId } from '#domain/ids/short-id.ts';
import { buildUrl } from './build-url.ts';
import { parserCacheSize, parseUrl } from './parse-url.ts';
import { isRouteName, routes, type ParamsOf } from './route-table.ts';
import { pathMaxLength, truncatePath } from './truncate-path.ts';

const uuid = '0192f0c1-2b3c-7d4e-8f50-61728394a5b6';
const other = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const short = toShortId(uuid);

describe('buildUrl', () => {
  test('writes ids short, with the title of the record before them', () => {
    expect(buildUrl('home')).toBe('/home');
    expect(buildUrl('project', { params: { projectId: uuid } })).toBe(`/projects/${short}`);
    expect(buildUrl('project', { params: { projectId: uuid }, titles: { projectId: 'Café, été!' } })).toBe(
      `/projects/cafe-ete-${short}`,
    );
    expect(buildUrl('note', { params: { noteId: uuid }, titles: { noteId: '日本語' } })).toBe(
      `/data/${short}`,
    );
  });

  test('writes query and hash in the order of the table and encodes them', () => {
    expect(buildUrl('search', { hash: { q: 'a&b=c #d' } })).toBe('/search#q=a%26b%3Dc%20%23d');
    expect(buildUrl('settingsBillingPlans', { query: { restrictionsChecked: true, feature: 'scim' } })).toBe(
      '/settings/billing/plans?feature=scim&restrictionsChecked=true',
    );
  });

  test('leaves out values that would not read back', () => {
    expect(buildUrl('authLogin', { query: { redirect: '//evil.example', email: '' } })).toBe('/auth/login');
    expect(buildUrl('search', { hash: { q: 'x'.repeat(2001) } })).toBe('/search');
    expect(
      buildUrl('channel', { params: { channelId: uuid }, hash: { from: '2026-02-02', to: '2026-02-01' } }),
    ).toBe(`/channels/${short}`);
  });

  test('refuses a param that no page could read', () => {
    expect(() => buildUrl('project', { params: { projectId: 'nope' } })).toThrow(CodecError);
    expect(() => buildUrl('publicShare', { params: { shareToken: 'short' } })).toThrow(CodecError);
  });

  test('keeps the rest of a team redirect inside the app', () => {
    const at = `/team-redirect/${uuid}`;
    expect(buildUrl('teamRedirect', { params: { teamId: uuid } })).toBe(at);
    expect(buildUrl('teamRedirect', { params: { teamId: uuid, path: '//evil.example/../x y' } })).toBe(
      `${at}/evil.example/x%20y`,
    );
    expect(parseUrl(`${at}//evil.example/./x`)?.params).toEqual({ teamId: uuid, path: 'evil.example/x' });
    expect(parseUrl(`${at}/`)?.params).toEqual({ teamId: uuid });
    expect(parseUrl('/team-redirect/acme/home')).toBeUndefined();
  });

  test('params are required by the path', () => {
    expectTypeOf<ParamsOf<'projectNote'>>().toExtend<{ projectId: string; noteId: string }>();
    expectTypeOf<ParamsOf<'teamRedirect'>>().toExtend<{ teamId: string; path?: string }>();
    // @ts-expect-error params are missing
    expect(() => buildUrl('project')).toThrow(CodecError);
    // @ts-expect-error chart types are bar, line and none
    const url = buildUrl('projectCharts', { params: { projectId: uuid }, hash: { type: 'pie' } });
    expect(url).toBe(`/projects/${short}/charts`);
  });
});

describe('path length', () => {
  test.each([
    [2047, 2047],
    [2048, 2048],
    [2049, 2048],
  ])('a path of %i characters becomes %i', (length, expected) => {
    expect(truncatePath('/'.padEnd(length, 'a'))).toHaveLength(expected);
    expect(pathMaxLength).toBe(2048);
  });

  test('never ends inside an escape', () => {
    fc.assert(
      fc.property(fc.nat(20), (shift) => {
        const path = truncatePath(`/${'a'.repeat(2030 + shift)}${encodeURIComponent('😀é😀é')}`);
        expect(path.length).toBeGreaterThan(2030);
        expect(path.length).toBeLessThanOrEqual(2048);
        expect(() => decodeURIComponent(path)).not.toThrow();
      }),
    );
    expect(truncatePath(`/%zz${'a'.repeat(3000)}`)).toHaveLength(2048);
  });

  test('a long team redirect is cut and still opens', () => {
    const url = buildUrl('teamRedirect', { params: { teamId: uuid, path: 'é'.repeat(2000) } });
    expect(url.length).toBeLessThanOrEqual(2048);
    expect(parseUrl(url)?.name).toBe('teamRedirect');
  });
});

describe('parseUrl', () => {
  test.each([
    `/data/${uuid}`,
    `/data/${uuid.toUpperCase()}`,
    `/data/${short}`,
    `/data/my-title-${short}`,
    `/data/my-title-${uuid}`,
    `/data/${short}/`,
    `/data/${encodeURIComponent('Ünï-')}${short}`,
  ])('%s names the same note', (url) => {
    expect(parseUrl(url)).toEqual({ name: 'note', params: { noteId: uuid }, query: {}, hash: {} });
  });

  test.each([
    ['/', 'index'],
    ['/projects/new', 'projectNew'],
    ['/projects/list/', 'projectsList'],
    [`/projects/${short}/v/${short}/present`, 'projectViewPresent'],
    [`/projects/${short}/settings/export`, 'projectSettingsExport'],
    [`/projects/${short}/export`, 'projectSettingsExport'],
    ['/recent/notes/', 'recentFiltered'],
    ['/recent/notes', 'recentFiltered'],
    ['/recruit/booking/booking-preview', 'recruitBooking'],
    [`/recruit/${short}/booking-preview`, 'recruitBookingPreview'],
    ['/p/Abcdef123456', 'publicShare'],
    ['/p/data/Abcdef123456', 'publicNote'],
    [`/tags/${short}`, 'tag'],
    [`/settings/tags/${short}`, 'settingsProjectTags'],
    ['/projects', 'projects'],
    ['/settings/projects', 'settingsProjects'],
    ['/billing', 'settingsBilling'],
    ['/settings/billing', 'settingsBilling'],
    ['/bulk-import', 'settingsBulkImport'],
    ['/data-retention', 'settingsDataRetention'],
    ['/users', 'settingsUsers'],
    ['/users/oauth2/callback', 'authOauthCallback'],
    ['/integrations/authorize', 'integrationsAuthorize'],
    ['/integrations', 'settingsIntegrations'],
  ])('%s opens %s', (url, name) => {
    expect(parseUrl(url)?.name).toBe(name);
  });

  test.each([
    '',
    'home',
    '//home',
    '/nope',
    '/Home',
    '/projects/nope',
    '/data',
    '/p/short',
    '/home/x',
    '/data/%E0%A4%A',
  ])('no page at %j', (url) => {
    expect(parseUrl(url)).toBeUndefined();
  });

  test('drops invalid and unknown query and hash values', () => {
    expect(
      parseUrl('/settings/billing/update?priceInterval=decade&product=pro&x=1&product=team')?.query,
    ).toEqual({
      product: 'pro',
    });
    expect(parseUrl('/auth/login?redirect=https%3A%2F%2Fevil.example')?.query).toEqual({});
    expect(parseUrl('/auth/login?redirect=%2F%5Cevil.example')?.query).toEqual({});
    expect(parseUrl('/auth/login?redirect=/home%0d')?.query).toEqual({});
    expect(parseUrl('/auth/login?email=a+b%2Bc%40x.io')?.query).toEqual({ email: 'a b+c@x.io' });
    expect(parseUrl('/search#q=c++&&=x&%=1&q')?.hash).toEqual({ q: 'c++' });
    expect(parseUrl(`/data/${short}#c=nope&h=${short}&page=2&i=any-file&__proto__=1`)?.hash).toEqual({
      h: uuid,
      i: 'any-file',
    });
  });

  test('answers are shared, so they are frozen', () => {
    const match = parseUrl(`/data/${short}#h=${short}`);
    expect(parseUrl(`/data/${short}#h=${short}`)).toBe(match);
    expect(Object.isFrozen(match) && Object.isFrozen(match?.hash) && Object.isFrozen(match?.params)).toBe(
      true,
    );
  });

  test('remembers at most 10000 addresses and forgets the oldest', () => {
    expect(parserCacheSize).toBe(10_000);
    const first = parseUrl('/search#q=first');
    for (let i = 0; i < parserCacheSize; i += 1) parseUrl(`/search#q=${i}`);
    expect(parseUrl('/search#q=first')).not.toBe(first);
    const long = `/search#q=${'x'.repeat(3000)}`;
    expect(parseUrl(long)).not.toBe(parseUrl(long));
  });

  test('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseUrl(`/${text}`)));
    expect(parseUrl(`/data/${other}`)?.params).toEqual({ noteId: other });
  });
});

test('no alias hides the path of another page', () => {
  for (const name of Object.keys(routes).filter(isRouteName)) {
    for (const alias of routes[name].aliases) {
      const taken = Object.values(routes).some((route) => route.path === alias);
      expect([alias, taken]).toEqual([alias, false]);
      const url = alias.replaceAll(/\{filter\}/g, 'open').replaceAll(/\{\w+\}/g, short);
      expect([alias, parseUrl(url)?.name]).toEqual([alias, name]);
    }
  }
});
