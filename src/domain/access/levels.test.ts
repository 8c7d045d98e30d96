import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLevels, isAtLeast, levelRank, levels, lowestLevel } from './levels.ts';
import { capLevel, hasRole, levelForRole, mapRoles, roleForLevel, roleRank, roles } from './roles.ts';

const anyLevel = fc.constantFrom(null, ...levels);

describe('levels', () => {
  test('are exactly READ, WRITE, FULL with ranks 1, 2, 3 above none', () => {
    expect(levels).toEqual(['READ', 'WRITE', 'FULL']);
    expect([null, ...levels].map(levelRank)).toEqual([0, 1, 2, 3]);
  });

  test('the lowest agrees with sorting', () => {
    fc.assert(
      fc.property(anyLevel, anyLevel, (a, b) => {
        const [low] = [a, b].sort(compareLevels);
        expect(lowestLevel(a, b)).toBe(low);
        expect(isAtLeast(a, b)).toBe(compareLevels(a, b) >= 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('roles', () => {
  test('are exactly these', () => {
    expect(roles).toEqual(['MANAGER', 'CONTRIBUTOR', 'VIEWER']);
    expect(mapRoles).toEqual(['VIEWER', 'CONTRIBUTOR']);
    expect([null, 'VIEWER' as const, 'CONTRIBUTOR' as const, 'MANAGER' as const].map(roleRank)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('READ is VIEWER, WRITE and FULL are CONTRIBUTOR', () => {
    expect(levels.map(roleForLevel)).toEqual(['VIEWER', 'CONTRIBUTOR', 'CONTRIBUTOR']);
  });

  test('a role grants a level that maps back to it, or to the highest role of the map', () => {
    expect(roles.map(levelForRole)).toEqual(['FULL', 'WRITE', 'READ']);
    expect(roles.map((role) => roleForLevel(levelForRole(role)))).toEqual([
      'CONTRIBUTOR',
      'CONTRIBUTOR',
      'VIEWER',
    ]);
  });

  test('a viewer never holds more than READ and nobody without a role holds anything', () => {
    expect(levels.map((level) => capLevel('VIEWER', level))).toEqual(['READ', 'READ', 'READ']);
    expect(levels.map((level) => capLevel(null, level))).toEqual([null, null, null]);
    expect(levels.map((level) => capLevel('CONTRIBUTOR', level))).toEqual([...levels]);
    expect(capLevel('VIEWER', null)).toBeNull();
  });

  test('a higher role stands for a lower one', () => {
    expect(hasRole('MANAGER', 'VIEWER')).toBe(true);
    expect(hasRole('VIEWER', 'CONTRIBUTOR')).toBe(false);
    expect(hasRole(null, 'VIEWER')).toBe(false);
  });
});
