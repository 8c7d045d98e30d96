import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodecError, decode } from '#domain/codec/codec.ts';
import { levelRank, levels } from './levels.ts';
import {
  effectiveLevel,
  isSpecialGroupKey,
  permissionMapCodec,
  publicLevel,
  specialGroupKeys,
  type PermissionMap,
} from './permission-map.ts';
import { roles } from './roles.ts';

const empty: PermissionMap = { groups: {}, users: {} };
const ann = { id: 'ann', role: 'CONTRIBUTOR', groupIds: ['design'] } as const;

describe('effectiveLevel', () => {
  test.each([
    ['nothing', empty, null],
    ['own level', { ...empty, users: { ann: 'WRITE' } }, 'WRITE'],
    ['level of a group', { ...empty, groups: { design: 'FULL' } }, 'FULL'],
    ['level of a group of others', { ...empty, groups: { sales: 'FULL' } }, null],
    ['every member is in markup', { ...empty, groups: { markup: 'READ' } }, 'READ'],
    ['public is for visitors', { ...empty, groups: { public: 'READ' } }, null],
    ['playback is for its own viewers', { ...empty, groups: { playback: 'FULL' } }, null],
    ['the highest wins', { users: { ann: 'READ' }, groups: { design: 'WRITE', markup: 'READ' } }, 'WRITE'],
    ['own above group', { users: { ann: 'FULL' }, groups: { design: 'READ' } }, 'FULL'],
  ] as const)('%s', (_, map, level) => {
    expect(effectiveLevel(ann, map)).toBe(level);
  });

  test('a viewer in a FULL group reads', () => {
    expect(effectiveLevel({ ...ann, role: 'VIEWER' }, { ...empty, groups: { design: 'FULL' } })).toBe('READ');
  });

  test('without a role there is no level', () => {
    expect(effectiveLevel({ ...ann, role: null }, { ...empty, users: { ann: 'FULL' } })).toBeNull();
  });

  test('a group id that imitates a special key gives nothing', () => {
    expect(
      effectiveLevel({ ...ann, groupIds: ['public', 'playback'] }, { ...empty, groups: { public: 'FULL' } }),
    ).toBeNull();
  });

  test('an id that is a property of every object gives nothing', () => {
    expect(effectiveLevel({ id: 'constructor', role: 'MANAGER', groupIds: ['toString'] }, empty)).toBeNull();
  });

  test('adding an entry never lowers anyone', () => {
    const key = fc.constantFrom('ann', 'design', 'markup', 'sales');
    const entries = fc.dictionary(key, fc.constantFrom(...levels));
    const role = fc.constantFrom(...roles);
    fc.assert(
      fc.property(entries, entries, role, (users, groups, heldRole) => {
        const member = { ...ann, role: heldRole };
        const before = effectiveLevel(member, { users, groups: {} });
        expect(levelRank(effectiveLevel(member, { users, groups }))).toBeGreaterThanOrEqual(
          levelRank(before),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('special groups', () => {
  test('are exactly public, markup and playback', () => {
    expect(specialGroupKeys).toEqual(['public', 'markup', 'playback']);
    expect(['public', 'design'].map(isSpecialGroupKey)).toEqual([true, false]);
  });

  test('a visitor reads at most', () => {
    expect(publicLevel({ ...empty, groups: { public: 'FULL' } })).toBe('READ');
    expect(publicLevel({ ...empty, groups: { markup: 'FULL' } })).toBeNull();
  });
});

describe('permissionMapCodec', () => {
  test('reads a map and refuses a level it does not know', () => {
    const map = { groups: { public: 'READ' }, users: { ann: 'FULL' } };
    expect(decode(permissionMapCodec, { ...map, more: 1 })).toEqual(map);
    expect(() => decode(permissionMapCodec, { groups: {}, users: { ann: 'OWNER' } })).toThrow(CodecError);
    expect(() => decode(permissionMapCodec, { groups: {} })).toThrow(CodecError);
  });
});
